import { readdirSync, readFileSync } from 'node:fs';

/**
 * `stopped`: all its threads are, by a signal. `blocked`: they sleep without reacting to signals, as a parent does until its new
 * child has loaded its program. `ended`: a zombie.
 */
type ProcessState = 'running' | 'blocked' | 'stopped' | 'ended';

export interface HostProcess {
  /** Its process ID on the host. */
  id: number;
  parent: HostProcess | null;
  state: ProcessState;
}

/** A process and its descendants, parents before their children. Empty once the first one has ended. */
export function processesFrom(first: number): readonly HostProcess[] {
  const processes: HostProcess[] = [];
  const queue: { id: number; parent: HostProcess | null }[] = [{ id: first, parent: null }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { id } = next;
    try {
      const folder = `/proc/${String(id)}/task`;
      const threads = readdirSync(folder).map((thread) => `${folder}/${thread}`);
      // First the states: a stopped process gets no more children while they are listed.
      const state = processState(threads);
      const parent = { ...next, state };
      queue.push(...threads.flatMap(readChildren).map((child) => ({ id: child, parent })));
      processes.push(parent);
    } catch {
      // It ended meanwhile; its children are now those of the first process.
    }
  }
  return processes;
}

/** Whether this kernel lists the children of a process. */
export function listsChildren(): boolean {
  try {
    readChildren(`/proc/self/task/${String(process.pid)}`);
    return true;
  } catch {
    return false;
  }
}

function processState(threads: readonly string[]): ProcessState {
  const states = threads.map((thread) => {
    const stat = readFileSync(`${thread}/stat`, 'latin1');
    // The program itself chooses the name in brackets.
    return stat.charAt(stat.lastIndexOf(')') + 2);
  });
  if (states.every((state) => 'ZX'.includes(state))) return 'ended';
  if (states.every((state) => 'TtZX'.includes(state))) return 'stopped';
  return states.every((state) => 'DTtZX'.includes(state)) ? 'blocked' : 'running';
}

function readChildren(thread: string): number[] {
  return readFileSync(`${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number);
}
