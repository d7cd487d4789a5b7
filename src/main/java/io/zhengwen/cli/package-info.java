/**
 * The command line: {@link io.zhengwen.cli.Main} and one class a command. Standard output carries
 * results and nothing else; messages and progress go to standard error.
 */
package io.zhengwen.cli;
