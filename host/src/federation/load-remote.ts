import { isCompatible } from '@sopaan/contract/compatibility';
import { isRemote, isScreenModule, type Remote, type ScreenModule } from '@sopaan/contract/remote';
import type { PageRemote } from '@sopaan/contract/release';
import { ADAPTED_MAJORS, CONTRACT_VERSION } from '@sopaan/contract/version';
import { findContainer, initContainer } from './container';
import { withDeadline } from './deadline';
import { loadScript } from './load-script';
import { ALONE, BESIDE } from './patience';
import { preloadFiles } from './preload-files';
import { RemoteError, type RemotePhase } from './remote-error';

/** What this host says of the contract. */
const HOST = { contract: CONTRACT_VERSION, adapts: ADAPTED_MAJORS };

const remotes = new Map<string, Promise<Remote>>();
const phases = new Map<string, RemotePhase>();

/** The code of a screen, loaded at most once while it succeeds; a failure is forgotten, so that trying again loads again. */
export function loadScreen(
  ref: PageRemote,
  screen: string,
  ms = ALONE + BESIDE,
): Promise<ScreenModule> {
  return withDeadline(openScreen(ref, screen), ms, () => {
    remotes.delete(ref.release);
    return lateError(ref);
  });
}

/** Says how far a release had come. */
export function lateError(ref: PageRemote): RemoteError {
  return new RemoteError('REMOTE_TIMEOUT', phases.get(ref.release) ?? 'entry', ref);
}

/** Loads the code of a screen for a visit that may never come: what fails is left for that visit to ask for. */
export async function prefetchScreen(ref: PageRemote, screen: string): Promise<void> {
  await (
    await findScreen(ref, screen)
  )();
}

async function openScreen(ref: PageRemote, screen: string): Promise<ScreenModule> {
  const load = await findScreen(ref, screen);
  const module = await step(ref, 'screen', () => loadModule(load));
  if (!isScreenModule(module)) throw new RemoteError('REMOTE_INVALID', 'screen', ref);
  return module;
}

async function findScreen(ref: PageRemote, screen: string): Promise<() => Promise<ScreenModule>> {
  if (!remotes.has(ref.release)) preloadFiles(ref, screen);
  const remote = await loadRemote(ref);
  const load = remote.screens[screen];
  if (!load) throw new RemoteError('REMOTE_INVALID', 'definition', ref);
  return load;
}

/** How many wait for a load. */
const waiting = new WeakMap<object, number>();

/** The files of a screen that hang give up one shortly after the other. Milliseconds until the last one has. */
const ALL_GAVE_UP = 50;

/** Whoever joins a load that then fails asks once more: it may have hung since long before. */
async function loadModule<T>(load: () => Promise<T>): Promise<T> {
  const others = waiting.get(load) ?? 0;
  waiting.set(load, others + 1);
  try {
    return await load();
  } catch (problem) {
    if (others === 0) throw problem;
    await new Promise((resolve) => setTimeout(resolve, ALL_GAVE_UP));
    return await load();
  } finally {
    waiting.set(load, (waiting.get(load) ?? 1) - 1);
  }
}

function loadRemote(ref: PageRemote): Promise<Remote> {
  const known = remotes.get(ref.release);
  if (known) return known;
  const loading = openRemote(ref);
  remotes.set(ref.release, loading);
  loading.catch(() => remotes.delete(ref.release));
  return loading;
}

async function openRemote(ref: PageRemote): Promise<Remote> {
  if (!isCompatible(ref, HOST)) {
    throw new RemoteError('REMOTE_INCOMPATIBLE', 'entry', ref);
  }
  const present = () => findContainer(ref.container) !== undefined;
  if (!present()) {
    await step(ref, 'entry', () => loadScript(ref.base + ref.entry, ref.integrity, present));
  }
  const container = findContainer(ref.container);
  if (!container) throw new RemoteError('REMOTE_INVALID', 'entry', ref);
  const definition = await step(ref, 'definition', async () => {
    await initContainer(container, ref);
    return (await container.get('./remote'))();
  });
  const remote: unknown = defaultExport(definition);
  if (!isRemote(remote)) throw new RemoteError('REMOTE_INVALID', 'definition', ref);
  return remote;
}

async function step<T>(ref: PageRemote, phase: RemotePhase, run: () => Promise<T>): Promise<T> {
  phases.set(ref.release, phase);
  try {
    return await run();
  } catch (cause) {
    throw new RemoteError('REMOTE_UNAVAILABLE', phase, ref, { cause });
  }
}

function defaultExport(module: unknown): unknown {
  return typeof module === 'object' && module !== null && 'default' in module
    ? module.default
    : undefined;
}
