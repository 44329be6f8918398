import { isCompatible } from '@sopaan/contract/compatibility';
import { isRemote, isScreenModule, type Remote, type ScreenModule } from '@sopaan/contract/remote';
import type { PageRemote } from '@sopaan/contract/release';
import { ADAPTED_MAJORS, CONTRACT_VERSION } from '@sopaan/contract/version';
import { withDeadline } from './deadline';
import { FALLBACK_TIMEOUT_MS, PRIMARY_TIMEOUT_MS } from './load-timeouts';
import { preloadFiles } from './preload-files';
import { RemoteError, type RemotePhase } from './remote-error';
import { loadDefinition } from './runtime';
import { isUnreadable, type RemoteOfSet } from './remote-of-set';
import { unreadableError } from './unreadable-remote';

/** The contract of this host, and the older majors that it adapts. */
const HOST_CONTRACT = { contract: CONTRACT_VERSION, adapts: ADAPTED_MAJORS };

const remotes = new Map<string, Promise<Remote>>();
const phases = new Map<string, RemotePhase>();

/** Loads the code of a screen. Successful loads are cached; a failure is not, so that a retry loads again. */
export function loadScreen(
  ref: RemoteOfSet,
  screen: string,
  timeoutMs = PRIMARY_TIMEOUT_MS + FALLBACK_TIMEOUT_MS,
): Promise<ScreenModule> {
  return withDeadline(openScreen(ref, screen), timeoutMs, () => {
    remotes.delete(ref.release);
    return timeoutError(ref);
  });
}

/** The error of a release that was too slow, with the phase that it had reached. */
export function timeoutError(ref: RemoteOfSet): RemoteError {
  return new RemoteError('REMOTE_TIMEOUT', phases.get(ref.release) ?? 'entry', ref);
}

/** Loads the code of a screen in advance. It has no retry and no timeout, since the navigation has both. */
export async function prefetchScreen(ref: RemoteOfSet, screen: string): Promise<void> {
  await (
    await findScreen(ref, screen)
  )();
}

async function openScreen(ref: RemoteOfSet, screen: string): Promise<ScreenModule> {
  const load = await findScreen(ref, screen);
  const module = await runPhase(ref, 'screen', () => loadModule(load));
  if (!isScreenModule(module)) throw new RemoteError('REMOTE_INVALID', 'screen', ref);
  return module;
}

async function findScreen(ref: RemoteOfSet, screen: string): Promise<() => Promise<ScreenModule>> {
  if (isUnreadable(ref)) throw unreadableError(ref);
  if (!remotes.has(ref.release)) preloadFiles(ref, screen);
  const remote = await loadRemote(ref);
  const load = remote.screens[screen];
  if (!load) throw new RemoteError('REMOTE_INVALID', 'definition', ref);
  return load;
}

/** The number of callers that wait for a load. */
const waiterCounts = new WeakMap<object, number>();

/**
 * The timeouts of a screen's chunks (`chunkLoadTimeout`) fire shortly after one another: a retry before the last one would join a failing
 * load.
 */
const RETRY_DELAY_MS = 50;

/** Callers that joined a load in progress retry it once when it fails, since it may have started long before. */
async function loadModule<T>(load: () => Promise<T>): Promise<T> {
  const earlierWaiters = waiterCounts.get(load) ?? 0;
  waiterCounts.set(load, earlierWaiters + 1);
  try {
    return await load();
  } catch (error) {
    if (earlierWaiters === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return await load();
  } finally {
    waiterCounts.set(load, (waiterCounts.get(load) ?? 1) - 1);
  }
}

function loadRemote(ref: PageRemote): Promise<Remote> {
  const existing = remotes.get(ref.release);
  if (existing) return existing;
  const loading = openRemote(ref);
  remotes.set(ref.release, loading);
  loading.catch(() => remotes.delete(ref.release));
  return loading;
}

async function openRemote(ref: PageRemote): Promise<Remote> {
  if (!isCompatible(ref, HOST_CONTRACT)) {
    throw new RemoteError('REMOTE_INCOMPATIBLE', 'entry', ref);
  }
  const definition = await runPhase(ref, 'entry', () =>
    loadDefinition(ref, () => phases.set(ref.release, 'definition')),
  );
  const remote: unknown = defaultExport(definition);
  if (!isRemote(remote)) throw new RemoteError('REMOTE_INVALID', 'definition', ref);
  return remote;
}

/** Runs a phase, which may itself enter the next one. */
async function runPhase<T>(
  ref: RemoteOfSet,
  phase: RemotePhase,
  run: () => Promise<T>,
): Promise<T> {
  phases.set(ref.release, phase);
  try {
    return await run();
  } catch (cause) {
    if (cause instanceof RemoteError) throw cause;
    throw new RemoteError('REMOTE_UNAVAILABLE', phases.get(ref.release) ?? phase, ref, { cause });
  }
}

function defaultExport(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module
    ? module.default
    : undefined;
}
