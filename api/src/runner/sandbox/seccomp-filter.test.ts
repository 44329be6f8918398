import { seccompFilter } from './seccomp-filter';

const STEP = 8;

interface Call {
  architecture: number;
  number: number;
  argument?: number;
}

/** Does what the kernel does with the filter. */
function answer(filter: Buffer, { architecture, number, argument = 0 }: Call): number {
  const at = new Map([
    [0, number],
    [4, architecture],
    [16, argument],
  ]);
  let loaded = 0;
  for (let step = 0; step * STEP < filter.length; step += 1) {
    const code = filter.readUInt16LE(step * STEP);
    const value = filter.readUInt32LE(step * STEP + 4);
    const yes = filter.readUInt8(step * STEP + 2);
    const no = filter.readUInt8(step * STEP + 3);
    if (code === 0x06) return value;
    if (code === 0x20) loaded = at.get(value) ?? Number.NaN;
    else {
      const holds =
        code === 0x15 ? loaded === value : code === 0x35 ? loaded >= value : (loaded & value) !== 0;
      step += holds ? yes : no;
    }
  }
  throw new Error('the filter has no end');
}

const ALLOW = 0x7fff_0000;
const KILL = 0x8000_0000;
const EPERM = 0x0005_0001;
const ENOSYS = 0x0005_0026;
const EAFNOSUPPORT = 0x0005_0061;

/** read, ptrace, mount, unshare, io_uring_setup, memfd_create, clone, clone3, socket. */
const machines = [
  ['x64', 0xc000_003e, [0, 101, 165, 272, 425, 319, 56, 435, 41]],
  ['arm64', 0xc000_00b7, [63, 117, 40, 97, 425, 279, 220, 435, 198]],
] as const;

test.each(machines)('on %s it denies what it should, and no more', (name, architecture, calls) => {
  const filter = seccompFilter(name);
  if (!filter) throw new Error('no filter');
  const of = (number: number, argument?: number) =>
    answer(filter, { architecture, number, ...(argument === undefined ? {} : { argument }) });
  const [read, ptrace, mount, unshare, uring, memfd, clone, clone3, socket] = calls;
  expect(of(read)).toBe(ALLOW);
  expect([ptrace, mount, unshare, uring, memfd].map((number) => of(number))).toEqual(
    Array<number>(5).fill(EPERM),
  );
  expect(of(clone3)).toBe(ENOSYS);
  expect(of(clone, 0x3d0f00)).toBe(ALLOW);
  expect(of(clone, 0x1000_0000)).toBe(EPERM);
  expect(of(clone, 0x0002_0000)).toBe(EPERM);
  expect([1, 2, 10].map((family) => of(socket, family))).toEqual([ALLOW, ALLOW, ALLOW]);
  expect([16, 17, 40].map((family) => of(socket, family))).toEqual(
    Array<number>(3).fill(EAFNOSUPPORT),
  );
  expect(answer(filter, { architecture: 0x4000_0003, number: read })).toBe(KILL);
});

test('the second way of calling of x64 is no way around', () => {
  const filter = seccompFilter('x64');
  if (!filter) throw new Error('no filter');
  expect(answer(filter, { architecture: 0xc000_003e, number: 0x4000_0000 })).toBe(KILL);
});

test('a processor that is not known has no filter', () => {
  expect(seccompFilter('riscv64')).toBeNull();
});
