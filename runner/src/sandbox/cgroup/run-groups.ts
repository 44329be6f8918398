import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Controllers, GroupLimits } from './controllers';
import { currentGroups, readGroupFiles, type GroupFiles } from './current-groups';
import { v1Controllers } from './cgroup-v1';
import { v2Controllers } from './cgroup-v2';

const NAME = /^sopaan-run-(\d+)-[0-9a-f]+$/;
/**
 * Added to the limit: memory that the kernel counts and a sample does not, above all cached files. Usually sampling detects the
 * excess first; the kernel stops runs that exceed the limit between two samples.
 */
const MARGIN_BYTES = 8 * 1_048_576;

/** The groups of one run. */
export interface RunGroup {
  /** To be called before the process starts what is limited. Its later children are in the groups from the start. */
  enter: (process: number) => Promise<void>;
  cpuMs: () => number | null;
  isOutOfMemory: () => boolean;
  /** To be called after its last process has ended. */
  remove: () => void;
}

export interface RunGroups {
  version: Controllers['version'];
  open: (limits: GroupLimits) => RunGroup;
}

/**
 * Finds the cgroups below the one of this process, if this machine lets us create some; null if not. Cgroups above or
 * beside it belong to others and are never used.
 */
export function findRunGroups(files: GroupFiles = readGroupFiles()): RunGroups | null {
  const current = currentGroups(files);
  for (const controllers of [v2Controllers(current), v1Controllers(current)]) {
    if (!controllers) continue;
    try {
      removeLeftovers(controllers.parents);
      openGroup(controllers, { memoryBytes: MARGIN_BYTES, processes: 1 }).remove();
      const { version } = controllers;
      return { version, open: (limits) => openGroup(controllers, limits) };
    } catch {
      // Not permitted, or read-only.
    }
  }
  return null;
}

function openGroup(controllers: Controllers, limits: GroupLimits): RunGroup {
  const name = `sopaan-run-${String(process.pid)}-${randomBytes(6).toString('hex')}`;
  const groups = controllers.parents.map((parent) => join(parent, name));
  const remove = () => {
    for (const group of groups) removeGroup(group);
  };
  try {
    for (const group of groups) mkdirSync(group);
    controllers.limit(groups, {
      ...limits,
      memoryBytes: limits.memoryBytes + MARGIN_BYTES,
    });
  } catch (error) {
    remove();
    throw error;
  }
  return {
    enter: (id) => controllers.enter(groups, id),
    cpuMs: () => controllers.cpuMs(groups),
    isOutOfMemory: () => controllers.isOutOfMemory(groups),
    remove,
  };
}

/** Removes the groups of a runner that was killed. Their processes ended with it. */
function removeLeftovers(parents: readonly string[]): void {
  for (const parent of parents) {
    for (const name of readdirSync(parent)) {
      const owner = NAME.exec(name)?.[1];
      if (owner !== undefined && !existsSync(`/proc/${owner}`)) removeGroup(join(parent, name));
    }
  }
}

function removeGroup(group: string): void {
  try {
    rmdirSync(group);
  } catch {
    // It was never created, or the next start removes it.
  }
}
