import { callNumbers, type CallNumbers } from './seccomp-numbers';

/** Offsets in the data that the filter reads. */
const NUMBER_AT = 0;
const ARCHITECTURE_AT = 4;
const ARGUMENTS_AT = 16;
const ARGUMENT_BYTES = 8;

/** The kernel's codes of the instructions of a filter. */
const LOAD = 0x20;
const AND = 0x54;
const JUMP_EQUAL = 0x15;
const JUMP_AT_LEAST = 0x35;
const JUMP_BITS = 0x45;
const RETURN = 0x06;

/** What the kernel does with a call. An error contains its number. */
const ALLOW = 0x7fff_0000;
const KILL = 0x8000_0000;
const ERROR = 0x0005_0000;
/** No error: the call does nothing, and reports success. */
const IGNORE = ERROR;
const EPERM = ERROR + 1;
const EINVAL = ERROR + 22;
const ENOSYS = ERROR + 38;
const EOPNOTSUPP = ERROR + 95;
const EAFNOSUPPORT = ERROR + 97;

/** `CLONE_NEWNS` and the other flags that create namespaces. */
const NAMESPACES = 0x7e02_0000;
const CLONE_FILES = 0x400;
const CLONE_THREAD = 0x1_0000;
const CLOSE_RANGE_UNSHARE = 2;
const AF_UNIX = 1;
const MAP_SHARED_ANONYMOUS = 0x21;
/** `MAP_HUGETLB` and `MAP_GROWSDOWN`: neither counts as writable address space, which is limited. */
const MAP_UNLIMITED = 0x4_0100;
const MADV_HUGEPAGE = 14;
const MADV_COLLAPSE = 25;
const F_SETPIPE_SZ = 1_031;
const SOL_SOCKET = 1;
/** `SO_SNDBUF`, `SO_RCVBUF` and their `FORCE` variants. */
const BUFFER_SIZE_OPTIONS = [7, 8, 32, 33];
/** `SO_ATTACH_FILTER` and similar options. */
const ATTACH_OPTIONS = [26, 50, 51, 52];
const PR_SET_SECCOMP = 22;
const PR_SET_VMA = 0x5356_4d41;

interface Step {
  code: number;
  value: number;
  /** Steps to skip if it matches, and if not. */
  yes?: number;
  no?: number;
}

/**
 * The filter of system calls that every process of a run is under, in the format of the kernel; null for an unknown processor. It
 * complements namespaces and dropped capabilities, and denies rather than allows: the calls of a runtime's next version are
 * unknown.
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
      : returnIf({ code: JUMP_AT_LEAST, value: numbers.foreignFrom }, KILL)),
    ...refusals(numbers),
    ...argumentRules(numbers),
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

function refusals({ denied, invalid, missing, unsupported }: CallNumbers): readonly Step[] {
  const failWith = (calls: readonly number[], error: number) =>
    calls.flatMap((value) => returnIf({ code: JUMP_EQUAL, value }, error));
  return [
    ...failWith(denied, EPERM),
    // With this error programs copy by reading and writing instead.
    ...failWith(invalid, EINVAL),
    ...failWith(missing, ENOSYS),
    ...failWith(unsupported, EOPNOTSUPP),
  ];
}

/** Calls that are denied for some arguments only. */
function argumentRules(numbers: CallNumbers): readonly Step[] {
  return [
    ...rule(numbers.clone, [
      argument(0),
      ...returnIf({ code: JUMP_BITS, value: NAMESPACES }, EPERM),
      // A thread with its own descriptors would be missed, because they are counted for each process.
      { code: AND, value: CLONE_THREAD | CLONE_FILES },
      ...returnIf({ code: JUMP_EQUAL, value: CLONE_THREAD }, EPERM),
    ]),
    ...rule(numbers.closeRange, [
      argument(2),
      ...returnIf({ code: JUMP_BITS, value: CLOSE_RANGE_UNSHARE }, EINVAL),
    ]),
    // Buffers of other families cannot be limited, and some families ignore network namespaces.
    ...[numbers.socket, numbers.socketpair].flatMap((call) =>
      rule(call, [
        argument(0),
        { code: JUMP_EQUAL, value: AF_UNIX, yes: 1 },
        { code: RETURN, value: EAFNOSUPPORT },
      ]),
    ),
    ...rule(numbers.setsockopt, [
      argument(1),
      { code: JUMP_EQUAL, value: SOL_SOCKET, yes: 1 },
      { code: RETURN, value: ALLOW },
      argument(2),
      ...BUFFER_SIZE_OPTIONS.flatMap((value) => returnIf({ code: JUMP_EQUAL, value }, IGNORE)),
      ...ATTACH_OPTIONS.flatMap((value) => returnIf({ code: JUMP_EQUAL, value }, EPERM)),
    ]),
    // Shared anonymous pages stay when they are unmapped, and nothing reports how many there are.
    ...rule(numbers.mmap, [
      argument(3),
      ...returnIf({ code: JUMP_BITS, value: MAP_UNLIMITED }, EPERM),
      { code: AND, value: MAP_SHARED_ANONYMOUS },
      ...returnIf({ code: JUMP_EQUAL, value: MAP_SHARED_ANONYMOUS }, EPERM),
    ]),
    // Memory that grows by 2 MB with each access would fill up between two samples.
    ...rule(numbers.madvise, [
      argument(2),
      ...returnIf({ code: JUMP_EQUAL, value: MADV_HUGEPAGE }, EINVAL),
      ...returnIf({ code: JUMP_EQUAL, value: MADV_COLLAPSE }, EINVAL),
    ]),
    ...rule(numbers.fcntl, [
      argument(1),
      ...returnIf({ code: JUMP_EQUAL, value: F_SETPIPE_SZ }, EPERM),
    ]),
    ...rule(numbers.prctl, [
      argument(0),
      ...returnIf({ code: JUMP_EQUAL, value: PR_SET_SECCOMP }, EINVAL),
      ...returnIf({ code: JUMP_EQUAL, value: PR_SET_VMA }, EINVAL),
    ]),
    // Its flags are in memory, which a filter cannot read; the C library falls back to `clone`.
    ...returnIf({ code: JUMP_EQUAL, value: numbers.clone3 }, ENOSYS),
  ];
}

/** Rules for one call. What matches none of them is allowed. */
function rule(call: number, steps: readonly Step[]): readonly Step[] {
  return [
    { code: JUMP_EQUAL, value: call, no: steps.length + 1 },
    ...steps,
    { code: RETURN, value: ALLOW },
  ];
}

/** The lower 32 bits of an argument, which contain all that is compared. */
function argument(index: number): Step {
  return { code: LOAD, value: ARGUMENTS_AT + index * ARGUMENT_BYTES };
}

function returnIf(condition: Step, answer: number): readonly Step[] {
  return [
    { ...condition, no: 1 },
    { code: RETURN, value: answer },
  ];
}
