import { errorMessage } from '@sopaan/http/error-code';
import type { RunGroups } from './cgroup/run-groups';
import { findOnHost, type FindExecutable } from './host-tools';
import { inheritedDescriptors } from './inherited-descriptors';
import { PROBE_LIMITS } from './limits';
import { runSandboxed, type SandboxHost } from './run-sandboxed';
import { seccompFilter } from './seccomp/seccomp-filter';
import type { SandboxPool } from './sandbox-pool';
import type { Unavailable } from './toolchain';

export type HostState = { host: SandboxHost } | Unavailable;

/** Finds out whether sandboxes can be created here, by creating one. */
export async function probeHost(
  pool: SandboxPool,
  groups: RunGroups | null,
  find: FindExecutable = findOnHost,
): Promise<HostState> {
  if (process.platform !== 'linux') return { reason: 'code runs on Linux servers only' };
  const [bwrap] = find('bwrap');
  const [setpriv] = find('setpriv');
  // The `times` of bash counts milliseconds, that of most other shells hundredths of a second.
  const [shell] = [...find('bash'), ...find('sh')];
  if (!bwrap) return { reason: 'bubblewrap (bwrap) is not installed on this server' };
  if (!setpriv || !shell) return { reason: 'setpriv (util-linux) is not installed on this server' };
  const host = {
    tools: { bwrap, setpriv, shell, inherited: inheritedDescriptors() },
    filter: seccompFilter(),
    groups,
  };
  const state = await tryHost(host, pool);
  // Perhaps cgroups can be created here, but not entered. Polling enforces the limits without them.
  return 'reason' in state && groups ? tryHost({ ...host, groups: null }, pool) : state;
}

async function tryHost(host: SandboxHost, pool: SandboxPool): Promise<HostState> {
  try {
    const outcome = await pool.use((resources, signal) =>
      runSandboxed(
        {
          binds: [],
          environment: {},
          file: { path: 'probe', bytes: Buffer.from('ready') },
          stdin: '',
          command: ['cat', '/box/probe'],
          limits: PROBE_LIMITS,
        },
        host,
        { resources, signal },
      ),
    );
    return outcome.stdout === 'ready'
      ? { host }
      : { reason: 'sandboxes do not work on this server', detail: outcome.stderr.trim() };
  } catch (error) {
    pool.assertOpen();
    return { reason: 'sandboxes cannot be created on this server', detail: errorMessage(error) };
  }
}
