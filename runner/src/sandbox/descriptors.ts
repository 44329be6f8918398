/** The file descriptors between the server, bubblewrap and the shell inside. None of them reaches the program. */
export const SECCOMP = 3;
/** Bubblewrap reports the first process and its end; then the shell around bubblewrap reports the processor time. */
export const STATUS = 4;
/** The shell inside reports the start of the program and the signal that ended it; the server allows the start. */
export const CONTROL = 5;
/** The output of `readResult`. */
export const RESULT = 6;
export const INPUT = 7;
export const FILE = 8;
/** A program that is copied in; 9 is used by the shells. */
export const COPIED_PROGRAM = 10;
