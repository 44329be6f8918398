import { callNumbers } from './seccomp-numbers';

/** Where the kernel lays what the filter reads. */
const NUMBER_AT = 0;
const ARCHITECTURE_AT = 4;
const FIRST_ARGUMENT_AT = 16;

const LOAD = 0x20;
const JUMP_EQUAL = 0x15;
const JUMP_AT_LEAST = 0x35;
const JUMP_BITS = 0x45;
const RETURN = 0x06;

const ALLOW = 0x7fff_0000;
const KILL = 0x8000_0000;
const ERROR = 0x0005_0000;
const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

/** `CLONE_NEWNS` and its like. */
const NAMESPACES = 0x7e02_0000;
const UNIX = 1;
const INET = 2;
const INET6 = 10;

interface Step {
  code: number;
  value: number;
  /** Steps to leave out when it holds, and when not. */
  yes?: number;
  no?: number;
}

/**
 * The filter of system calls that every process of a run is under, as the kernel reads it; null on a processor whose numbers are
 * not known here. It comes on top of namespaces and lost capabilities, and denies rather than allows: what a runtime's next
 * version calls is not foreseen.
 */
export function seccompFilter(architecture: string = process.arch): Buffer | null {
  const numbers = callNumbers(architecture);
  if (!numbers) return null;
  const steps: Step[] = [
    { code: LOAD, value: ARCHITECTURE_AT },
    { code: JUMP_EQUAL, value: numbers.architecture, yes: 1 },
    { code: RETURN, value: KILL },
    { code: LOAD, value: NUMBER_AT },
    ...(numbers.foreignFrom === null
      ? []
      : unless({ code: JUMP_AT_LEAST, value: numbers.foreignFrom }, KILL)),
    ...numbers.denied.flatMap((value) => unless({ code: JUMP_EQUAL, value }, ERROR + EPERM)),
    // Its flags lie in memory, where a filter cannot look; the C library falls back to `clone`.
    ...unless({ code: JUMP_EQUAL, value: numbers.clone3 }, ERROR + ENOSYS),
    { code: JUMP_EQUAL, value: numbers.clone, no: 4 },
    { code: LOAD, value: FIRST_ARGUMENT_AT },
    { code: JUMP_BITS, value: NAMESPACES, no: 1 },
    { code: RETURN, value: ERROR + EPERM },
    { code: RETURN, value: ALLOW },
    // Of the other families some know no network namespace: a virtual machine's socket leads to its host.
    { code: JUMP_EQUAL, value: numbers.socket, no: 5 },
    { code: LOAD, value: FIRST_ARGUMENT_AT },
    { code: JUMP_EQUAL, value: UNIX, yes: 3 },
    { code: JUMP_EQUAL, value: INET, yes: 2 },
    { code: JUMP_EQUAL, value: INET6, yes: 1 },
    { code: RETURN, value: ERROR + EAFNOSUPPORT },
    { code: RETURN, value: ALLOW },
  ];
  const filter = Buffer.alloc(steps.length * 8);
  for (const [index, { code, value, yes = 0, no = 0 }] of steps.entries()) {
    filter.writeUInt16LE(code, index * 8);
    filter.writeUInt8(yes, index * 8 + 2);
    filter.writeUInt8(no, index * 8 + 3);
    filter.writeUInt32LE(value >>> 0, index * 8 + 4);
  }
  return filter;
}

function unless(condition: Step, answer: number): Step[] {
  return [
    { ...condition, no: 1 },
    { code: RETURN, value: answer },
  ];
}
