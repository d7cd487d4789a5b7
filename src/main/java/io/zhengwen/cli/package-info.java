/**
 * The command line: {@link io.zhengwen.cli.Main} and a class for each command. Standard output
 * carries results only; messages and progress go to standard error.
 */
package io.zhengwen.cli;
