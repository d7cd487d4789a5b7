/** What is left of an index after the processes of a cluster were killed. */
package io.zhengwen.faults;
