/** The file descriptors between the server, bubblewrap and the shell inside. None of them reaches the program. */
export const SECCOMP = 3;
/** What bubblewrap tells: the process, and that it ended; then the shell around it, what was used. */
export const STATUS = 4;
/** What the shell inside tells: that the program starts, and which signal ended it. */
export const NOTES = 5;
/** What a stage hands on. */
export const COLLECTED = 6;
export const INPUT = 7;
export const FILE = 8;
/** A program that is copied in; 9 is the shells' own. */
export const CARRIED = 10;
