import { readdirSync, readFileSync } from 'node:fs';
import { FILE } from './descriptors';

const CLOSED_ON_EXEC = 0o2_000_000;

/** Descriptors beyond those that a sandbox gets anyway. Node's own are closed in children. */
export function inheritedDescriptors(): readonly number[] {
  return readdirSync('/proc/self/fdinfo')
    .map(Number)
    .filter((descriptor) => descriptor > FILE && isInherited(descriptor));
}

function isInherited(descriptor: number): boolean {
  try {
    const info = readFileSync(`/proc/self/fdinfo/${String(descriptor)}`, 'utf8');
    const flags = Number.parseInt(/^flags:\s+(\d+)/m.exec(info)?.[1] ?? '0', 8);
    return (flags & CLOSED_ON_EXEC) === 0;
  } catch {
    // The descriptor with which the folder was read is closed.
    return false;
  }
}
