import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;

/** The user IDs that this process has reserved for its sandboxes: it listens on a socket for each. */
export function heldUserIds(): readonly number[] {
  const own = new Set(readdirSync('/proc/self/fd').map((name) => link(`/proc/self/fd/${name}`)));
  return readFileSync('/proc/net/unix', 'utf8')
    .split('\n')
    .map((line) => /(\d+) @sopaan-sandbox-user-(\d+)@*$/.exec(line))
    .flatMap((match) => (match && own.has(`socket:[${match[1] ?? ''}]`) ? [Number(match[2])] : []));
}

/** The running processes in this process's sandboxes. */
export function sandboxProcesses(userIds = heldUserIds()): readonly string[] {
  const users = new Set(userIds);
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    const owner = statSync(`/proc/${name}`, { throwIfNoEntry: false })?.uid;
    if (owner === undefined) return false;
    return isRoot
      ? users.has(owner)
      : link(`/proc/${name}/cwd`) === '/box' && !belongsToAnother(name);
  });
}

/** Whether another program of Node.js has started it. One that has outlived the program that started it may be ours. */
function belongsToAnother(pid: string): boolean {
  const parents: number[] = [];
  for (let parent = readParentId(pid); parent > 1; parent = readParentId(String(parent))) {
    parents.push(parent);
  }
  return (
    !parents.includes(process.pid) &&
    parents.some((parent) => link(`/proc/${parent}/exe`) === process.execPath)
  );
}

/** 0 when the process has ended. */
function readParentId(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** The open descriptors, each with its target, so that a failed test names what was left open. */
export function openDescriptors(): readonly string[] {
  return readdirSync('/proc/self/fd').flatMap((name) => {
    const target = link(`/proc/self/fd/${name}`);
    // The descriptor of the listing itself is closed by now.
    return target === '' ? [] : [`${name} ${target}`];
  });
}

export function openedSince(before: readonly string[]): readonly string[] {
  return openDescriptors().filter((descriptor) => !before.includes(descriptor));
}

const NAMES = ['sopaan-hostile', 'filler0', 'secret-of-a-run', 'deeper', 'main.exe', 'link'];
const FOLDERS = ['/', '/tmp', '/dev/shm', '/var/tmp', '/usr', '/dev', '/box', process.cwd()];

/** What successful attacks would have left on the host. */
export function plantedOnHost(): readonly string[] {
  return FOLDERS.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)).filter((path) =>
    existsSync(path),
  );
}

function link(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
