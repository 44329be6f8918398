import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CurrentGroups } from './current-groups';
import type { Controllers } from './controllers';

const NS_PER_MS = 1_000_000;

/** Version 1: a hierarchy for each controller. Memory is required, the others are used where they exist. */
export function v1Controllers({ v1 }: CurrentGroups): Controllers | null {
  if (!v1.has('memory')) return null;
  // One hierarchy may have several controllers.
  const parents = [
    ...new Set(['memory', 'pids', 'cpuacct'].flatMap((controller) => v1.get(controller) ?? [])),
  ];
  const groupOf = (groups: readonly string[], controller: string) => {
    const parent = v1.get(controller);
    return parent === undefined ? null : (groups[parents.indexOf(parent)] ?? null);
  };
  return {
    version: 'cgroup-v1',
    parents,
    limit: (groups, { memoryBytes, processes }) => {
      const memory = groupOf(groups, 'memory') ?? '';
      writeFileSync(join(memory, 'memory.limit_in_bytes'), String(memoryBytes));
      const withSwap = join(memory, 'memory.memsw.limit_in_bytes');
      if (existsSync(withSwap)) writeFileSync(withSwap, String(memoryBytes));
      const pids = groupOf(groups, 'pids');
      if (pids !== null) writeFileSync(join(pids, 'pids.max'), String(processes));
    },
    cpuMs: (groups) => {
      const group = groupOf(groups, 'cpuacct');
      if (group === null) return null;
      return Number(readFileSync(join(group, 'cpuacct.usage'), 'utf8')) / NS_PER_MS;
    },
    isOutOfMemory: (groups) => {
      const events = readFileSync(
        join(groupOf(groups, 'memory') ?? '', 'memory.oom_control'),
        'utf8',
      );
      return /^oom_kill [1-9]/m.test(events);
    },
    enter: async (groups, process) => {
      const entries = await Promise.allSettled(
        groups.map((group) => writeFile(join(group, 'cgroup.procs'), String(process))),
      );
      // Rejects after the last one: a group that is still being written to cannot be removed.
      const failure = entries.find(({ status }) => status === 'rejected');
      if (failure?.status === 'rejected') throw failure.reason;
    },
  };
}
