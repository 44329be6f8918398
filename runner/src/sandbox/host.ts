import { errorMessage } from '@sopaan/http/error-code';
import type { RunGroups } from './cgroup/run-groups';
import { findOnHost, type FindProgram } from './host-tools';
import { inheritedDescriptors } from './inherited-descriptors';
import { PROBE_LIMITS } from './limits';
import { runStage, type StageHost } from './run-stage';
import { seccompFilter } from './seccomp-filter';
import type { Seats } from './seats';
import type { Missing } from './toolchain';

export type HostState = { host: StageHost } | Missing;

/** Finds out whether sandboxes can be created here, by creating one. */
export async function probeHost(
  seats: Seats,
  groups: RunGroups | null,
  find: FindProgram = findOnHost,
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
  const state = await tryHost(host, seats);
  // Groups can perhaps be created here, but not entered. Samples enforce the limits without them.
  return 'reason' in state && groups ? tryHost({ ...host, groups: null }, seats) : state;
}

async function tryHost(host: StageHost, seats: Seats): Promise<HostState> {
  try {
    const outcome = await seats.use((seat, signal) =>
      runStage(
        {
          binds: [],
          environment: {},
          file: { path: 'probe', bytes: Buffer.from('ready') },
          stdin: '',
          command: ['cat', '/box/probe'],
          limits: PROBE_LIMITS,
        },
        host,
        { seat, signal },
      ),
    );
    return outcome.stdout === 'ready'
      ? { host }
      : { reason: 'sandboxes do not work on this server', detail: outcome.stderr.trim() };
  } catch (error) {
    seats.assertOpen();
    return { reason: 'sandboxes cannot be created on this server', detail: errorMessage(error) };
  }
}
