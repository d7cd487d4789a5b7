/** How the command line writes extracted pages and explanations. */
package io.zhengwen.cli.output;
