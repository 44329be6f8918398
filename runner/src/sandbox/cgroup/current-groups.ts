import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The kernel's files about the cgroups of this process, and about where cgroups are mounted. */
export interface GroupFiles {
  cgroup: string;
  mountinfo: string;
}

/** The folders of the groups of this process. */
export interface CurrentGroups {
  /** By controller. */
  v1: ReadonlyMap<string, string>;
  v2: string | null;
}

export function readGroupFiles(): GroupFiles {
  return {
    cgroup: readFileSync('/proc/self/cgroup', 'utf8'),
    mountinfo: readFileSync('/proc/self/mountinfo', 'utf8'),
  };
}

export function currentGroups({ cgroup, mountinfo }: GroupFiles): CurrentGroups {
  const mounts = mountinfo.trim().split('\n').map(parseMount);
  const v1 = new Map<string, string>();
  let v2: string | null = null;
  for (const line of cgroup.trim().split('\n')) {
    const [, , controllers = '', path = ''] = /^(\d+):([^:]*):(.*)$/.exec(line) ?? [];
    for (const controller of controllers.split(',')) {
      const isV2 = controller === '';
      const mount = mounts.find(({ type, options }) =>
        isV2 ? type === 'cgroup2' : type === 'cgroup' && options.includes(controller),
      );
      const folder = mount && folderIn(mount, path);
      if (folder === undefined || folder === null) continue;
      if (isV2) v2 = folder;
      else v1.set(controller, folder);
    }
  }
  return { v1, v2 };
}

interface Mount {
  root: string;
  point: string;
  type: string;
  options: readonly string[];
}

function parseMount(line: string): Mount {
  const [mountPart = '', rest = ''] = line.split(' - ');
  const [, , , root = '', point = ''] = mountPart.split(' ');
  const [type = '', , options = ''] = rest.split(' ');
  return { root, point, type, options: options.split(',') };
}

/** Null if the group is not below the mount point, which then belongs to others. */
function folderIn({ root, point }: Mount, path: string): string | null {
  const relativePath = relative(root, path);
  return relativePath.startsWith('..') ? null : join(point, relativePath);
}
