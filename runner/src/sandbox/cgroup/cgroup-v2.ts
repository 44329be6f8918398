import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CurrentGroups } from './current-groups';
import type { Controllers } from './controllers';

const US_PER_MS = 1_000;
const REQUIRED_CONTROLLERS = ['memory', 'pids'] as const;

/** Version 2: a single hierarchy. */
export function v2Controllers({ v2 }: CurrentGroups): Controllers | null {
  if (v2 === null || !hasControllers(v2)) return null;
  return {
    version: 'cgroup-v2',
    parents: [v2],
    limit: ([group = ''], { memoryBytes, processes }) => {
      writeFileSync(join(group, 'memory.max'), String(memoryBytes));
      if (existsSync(join(group, 'memory.swap.max'))) {
        writeFileSync(join(group, 'memory.swap.max'), '0');
      }
      writeFileSync(join(group, 'memory.oom.group'), '1');
      writeFileSync(join(group, 'pids.max'), String(processes));
    },
    cpuMs: ([group = '']) => {
      const usedMicroseconds = /^usage_usec (\d+)/m.exec(
        readFileSync(join(group, 'cpu.stat'), 'utf8'),
      )?.[1];
      return usedMicroseconds === undefined ? null : Number(usedMicroseconds) / US_PER_MS;
    },
    isOutOfMemory: ([group = '']) =>
      /^oom_kill [1-9]/m.test(readFileSync(join(group, 'memory.events'), 'utf8')),
    enter: ([group = ''], process) => writeFile(join(group, 'cgroup.procs'), String(process)),
  };
}

/**
 * Whether groups below this one have the controllers. A group whose children have some may have no processes of its own, except
 * for the root: if this process is the only one in its group, it moves into one below. Others are not moved.
 */
function hasControllers(group: string): boolean {
  try {
    const available = readFileSync(join(group, 'cgroup.controllers'), 'utf8').trim().split(' ');
    if (!REQUIRED_CONTROLLERS.every((controller) => available.includes(controller))) return false;
    const enabled = readFileSync(join(group, 'cgroup.subtree_control'), 'utf8').trim().split(' ');
    if (REQUIRED_CONTROLLERS.every((controller) => enabled.includes(controller))) return true;
    const processes = readFileSync(join(group, 'cgroup.procs'), 'utf8').trim().split('\n');
    if (processes.length === 1 && processes[0] === String(process.pid)) {
      const leaf = join(group, 'sopaan-runner');
      mkdirSync(leaf, { recursive: true });
      writeFileSync(join(leaf, 'cgroup.procs'), String(process.pid));
    }
    writeFileSync(join(group, 'cgroup.subtree_control'), '+memory +pids');
    return true;
  } catch {
    return false;
  }
}
