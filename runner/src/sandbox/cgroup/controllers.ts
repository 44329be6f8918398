export interface GroupLimits {
  memoryBytes: number;
  processes: number;
}

/** One version of the kernel's interface. */
export interface Controllers {
  version: 'cgroup-v1' | 'cgroup-v2';
  /** The groups below which the groups of runs are created. */
  parents: readonly string[];
  limit: (groups: readonly string[], limits: GroupLimits) => void;
  /** Milliseconds; null if they are not counted. */
  cpuMs: (groups: readonly string[]) => number | null;
  /** Whether the kernel killed a process at the limit. */
  isOutOfMemory: (groups: readonly string[]) => boolean;
  enter: (groups: readonly string[], process: number) => Promise<void>;
}
