import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentGroups, readGroupFiles } from './current-groups';
import { findRunGroups } from './run-groups';

const MEGABYTE = 1_048_576;
const limits = { memoryBytes: 64 * MEGABYTE, processes: 64 };

/** Files in the layout of a group hierarchy, without a kernel behind them. */
let folder: string;
let service: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sopaan-groups-'));
  service = join(folder, 'service');
  mkdirSync(service);
  write(service, 'cgroup.controllers', 'cpu memory pids\n');
  write(service, 'cgroup.subtree_control', '\n');
  write(service, 'cgroup.procs', `${String(process.pid)}\n`);
});
afterEach(() => rm(folder, { recursive: true }));

function write(group: string, name: string, text: string): void {
  writeFileSync(join(group, name), text);
}

function read(group: string, name: string): string {
  return readFileSync(join(group, name), 'utf8');
}

function v2(path = '/service') {
  const line = `30 23 0:26 / ${folder} rw,nosuid - cgroup2 cgroup2 rw,nsdelegate`;
  return { cgroup: `0::${path}\n`, mountinfo: `22 1 8:1 / / rw - ext4 /dev/sda1 rw\n${line}\n` };
}

function runGroups(parent: string): readonly string[] {
  return readdirSync(parent).filter((name) => name.startsWith('sopaan-run-'));
}

/** Opens a group and finds its folder: without a kernel, the group of the initial probe is never removed. */
function openRun() {
  const groups = findRunGroups(v2());
  if (!groups) throw new Error('no groups can be created');
  const before = runGroups(service);
  const run = groups.open(limits);
  const [name = ''] = runGroups(service).filter((each) => !before.includes(each));
  return { groups, run, group: join(service, name) };
}

test('[R1] cgroup v2: a run enters its own group, which has its limits and reports when it was out of memory', async () => {
  const { groups, run, group } = openRun();
  expect(groups.version).toBe('cgroup-v2');
  expect(Number(read(group, 'memory.max'))).toBe(limits.memoryBytes + 8 * MEGABYTE);
  expect(read(group, 'memory.oom.group')).toBe('1');
  expect(read(group, 'pids.max')).toBe('64');
  await run.enter(4_711);
  expect(read(group, 'cgroup.procs')).toBe('4711');
  write(group, 'memory.events', 'low 0\noom 3\noom_kill 0\n');
  expect(run.isOutOfMemory()).toBe(false);
  write(group, 'memory.events', 'low 0\noom 3\noom_kill 2\n');
  expect(run.isOutOfMemory()).toBe(true);
});

test('[R8] cgroup v2: the processor time of a run is read from its group', () => {
  const { run, group } = openRun();
  write(group, 'cpu.stat', 'usage_usec 1234000\nuser_usec 1000000\n');
  expect(run.cpuMs()).toBe(1_234);
});

test('[R1] cgroup v2: the runner moves itself into a child group if no other process is in its group', () => {
  write(service, 'cgroup.procs', `1\n${String(process.pid)}\n`);
  findRunGroups(v2());
  expect(existsSync(join(service, 'sopaan-runner'))).toBe(false);
  write(service, 'cgroup.procs', `${String(process.pid)}\n`);
  write(service, 'cgroup.subtree_control', '\n');
  findRunGroups(v2());
  expect(read(join(service, 'sopaan-runner'), 'cgroup.procs')).toBe(String(process.pid));
  expect(read(service, 'cgroup.subtree_control')).toBe('+memory +pids');
});

test.each([
  ['the controllers are not delegated', () => write(service, 'cgroup.controllers', 'cpu\n'), v2],
  ['no cgroup file system is mounted', () => undefined, () => ({ ...v2(), mountinfo: '' })],
  [
    'the group of the runner is outside of the mounted hierarchy',
    () => undefined,
    () => v2('/../other'),
  ],
])('[R1] there are no groups for runs where %s', (_, prepare, files) => {
  prepare();
  expect(findRunGroups(files())).toBeNull();
  expect(readdirSync(folder)).toEqual(['service']);
});

const memory = currentGroups(readGroupFiles()).v1.get('memory');

if (findRunGroups()?.version === 'cgroup-v1' && memory !== undefined) {
  test('[R1] cgroup v1: the groups of a run are removed at its end, and those of a killed runner at the next start', () => {
    const leftover = join(memory, 'sopaan-run-2147483647-00');
    mkdirSync(leftover);
    try {
      const groups = findRunGroups();
      expect(existsSync(leftover)).toBe(false);
      const run = groups?.open(limits);
      const ownGroups = () =>
        runGroups(memory).filter((name) => name.includes(`-${String(process.pid)}-`));
      expect(ownGroups()).toHaveLength(1);
      run?.remove();
      expect(ownGroups()).toEqual([]);
    } finally {
      if (existsSync(leftover)) rmdirSync(leftover);
    }
  });
}
