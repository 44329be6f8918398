import { seccompFilter } from './seccomp-filter';

const STEP_BYTES = 8;
const [LOAD, AND, JUMP_EQUAL, JUMP_AT_LEAST, RETURN] = [0x20, 0x54, 0x15, 0x35, 0x06];
/** Where the filter finds the number of the call, the architecture and the arguments of eight bytes each. */
const [NUMBER_AT, ARCHITECTURE_AT, ARGUMENTS_AT] = [0, 4, 16];

interface Call {
  architecture: number;
  number: number;
  /** The lower 32 bits. */
  arguments?: readonly number[];
}

/** Evaluates the filter as the kernel does, and returns the action for a system call. */
function evaluate(filter: Buffer, call: Call): number {
  const load = (offset: number) => {
    if (offset === NUMBER_AT) return call.number;
    if (offset === ARCHITECTURE_AT) return call.architecture;
    return call.arguments?.[(offset - ARGUMENTS_AT) / 8] ?? 0;
  };
  let accumulator = 0;
  for (let step = 0; step * STEP_BYTES < filter.length; step += 1) {
    const code = filter.readUInt16LE(step * STEP_BYTES);
    const value = filter.readUInt32LE(step * STEP_BYTES + 4);
    const yes = filter.readUInt8(step * STEP_BYTES + 2);
    const no = filter.readUInt8(step * STEP_BYTES + 3);
    if (code === RETURN) return value;
    if (code === LOAD) accumulator = load(value);
    else if (code === AND) accumulator &= value;
    else {
      const holds =
        code === JUMP_EQUAL
          ? accumulator === value
          : code === JUMP_AT_LEAST
            ? accumulator >= value
            : (accumulator & value) !== 0;
      step += holds ? yes : no;
    }
  }
  throw new Error('the filter has no end');
}

const ALLOW = 0x7fff_0000;
const KILL = 0x8000_0000;
const EPERM = 0x0005_0001;
const EINVAL = 0x0005_0016;
const EOPNOTSUPP = 0x0005_005f;
/** Reported as done, and ignored. */
const IGNORE = 0x0005_0000;
const ENOSYS = 0x0005_0026;
const EAFNOSUPPORT = 0x0005_0061;

/** read, ptrace, mount, unshare, io_uring_setup, memfd_create, clone, clone3, socket, socketpair. */
const machines = [
  ['x64', 0xc000_003e, [0, 101, 165, 272, 425, 319, 56, 435, 41, 53]],
  ['arm64', 0xc000_00b7, [63, 117, 40, 97, 425, 279, 220, 435, 198, 199]],
] as const;

test.each(machines)(
  'the filter of %s denies system calls that no program needs, some only with certain arguments',
  (name, architecture, calls) => {
    const filter = seccompFilter(name);
    if (!filter) throw new Error('no filter');
    const actionFor = (number: number, ...values: readonly number[]) =>
      evaluate(filter, { architecture, number, arguments: values });
    const [read, ptrace, mount, unshare, uring, memfd, clone, clone3, socket, socketpair] = calls;
    expect(actionFor(read)).toBe(ALLOW);
    expect([ptrace, mount, unshare, uring, memfd].map((number) => actionFor(number))).toEqual(
      Array<number>(5).fill(EPERM),
    );
    expect(actionFor(clone3)).toBe(ENOSYS);
    // Starting a thread, with its usual flags.
    expect(actionFor(clone, 0x3d0f00)).toBe(ALLOW);
    expect(actionFor(clone, 0x1000_0000)).toBe(EPERM);
    expect(actionFor(clone, 0x0002_0000)).toBe(EPERM);
    // A thread with its own descriptor table.
    expect(actionFor(clone, 0x1_0900)).toBe(EPERM);
    for (const call of [socket, socketpair]) {
      expect([1, 2, 10, 16, 17, 40].map((family) => actionFor(call, family))).toEqual([
        ALLOW,
        ...Array<number>(5).fill(EAFNOSUPPORT),
      ]);
    }
    expect(evaluate(filter, { architecture: 0x4000_0003, number: read })).toBe(KILL);
  },
);

/** mmap, madvise, fcntl, setsockopt, prctl, close_range, sendmsg, sendfile, landlock_create_ruleset, setxattr. */
const memoryCalls = [
  ['x64', 0xc000_003e, [9, 28, 72, 54, 157, 436, 46, 40, 444, 188]],
  ['arm64', 0xc000_00b7, [222, 233, 25, 208, 167, 436, 211, 71, 444, 5]],
] as const;

test.each(memoryCalls)(
  '[R1] the filter of %s denies system calls for memory that the limit does not count, some only with certain arguments',
  (name, architecture, calls) => {
    const filter = seccompFilter(name);
    if (!filter) throw new Error('no filter');
    const actionFor = (number: number, ...values: readonly number[]) =>
      evaluate(filter, { architecture, number, arguments: values });
    const [mmap, madvise, fcntl, setsockopt, prctl, closeRange, sendmsg, ...others] = calls;
    const [PRIVATE, SHARED, VALIDATED] = [0x22, 0x21, 0x23];
    expect(actionFor(mmap, 0, 4096, 3, PRIVATE)).toBe(ALLOW);
    expect(actionFor(mmap, 0, 4096, 3, 0x1)).toBe(ALLOW);
    expect(actionFor(mmap, 0, 4096, 3, SHARED)).toBe(EPERM);
    expect(actionFor(mmap, 0, 4096, 3, VALIDATED)).toBe(EPERM);
    expect([0x4_0022, 0x122].map((flags) => actionFor(mmap, 0, 4096, 3, flags))).toEqual([
      EPERM,
      EPERM,
    ]);
    expect([4, 14, 25].map((advice) => actionFor(madvise, 0, 4096, advice))).toEqual([
      ALLOW,
      EINVAL,
      EINVAL,
    ]);
    expect([1, 1_031].map((command) => actionFor(fcntl, 3, command))).toEqual([ALLOW, EPERM]);
    expect([2, 7, 33].map((option) => actionFor(setsockopt, 3, 1, option))).toEqual([
      ALLOW,
      IGNORE,
      IGNORE,
    ]);
    expect(actionFor(setsockopt, 3, 1, 26)).toBe(EPERM);
    expect(actionFor(setsockopt, 3, 6, 7)).toBe(ALLOW);
    expect([15, 22].map((option) => actionFor(prctl, option))).toEqual([ALLOW, EINVAL]);
    expect([0, 2].map((flags) => actionFor(closeRange, 3, 4, flags))).toEqual([ALLOW, EINVAL]);
    expect([sendmsg, ...others].map((call) => actionFor(call))).toEqual([
      EPERM,
      EINVAL,
      ENOSYS,
      EOPNOTSUPP,
    ]);
  },
);

test('the filter of x64 ends programs that use the system calls of x32', () => {
  const filter = seccompFilter('x64');
  if (!filter) throw new Error('no filter');
  expect(evaluate(filter, { architecture: 0xc000_003e, number: 0x4000_0000 })).toBe(KILL);
});

test('there is no filter for an unknown processor architecture', () => {
  expect(seccompFilter('riscv64')).toBeNull();
});
