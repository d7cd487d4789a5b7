/** The terminal: streams, progress, problems and exit codes. */
package io.zhengwen.cli.console;
