/** The pages that a command works on: files, directories and standard input. */
package io.zhengwen.cli.input;
