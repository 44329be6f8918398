import { runsWith } from '@sopaan/contract/compatibility';
import { isRemote, isScreenModule, type Remote, type ScreenModule } from '@sopaan/contract/remote';
import type { PageRemote } from '@sopaan/contract/release';
import { CONTRACT_VERSION } from '@sopaan/contract/version';
import { findContainer, initContainer } from './container';
import { withDeadline } from './deadline';
import { loadScript } from './load-script';
import { preloadFiles } from './preload-files';
import { RemoteError, type RemotePhase } from './remote-error';

/** A region that has not loaded its code by then shows its failed state. Milliseconds. */
export const REMOTE_DEADLINE = 6500;

/** What a screen gets at least, when the host itself came late. Its scripts were asked for with the host's. */
const LEAST = 3000;

const remotes = new Map<string, Promise<Remote>>();

/** The code of a screen, loaded at most once while it succeeds; a failure is forgotten, so that trying again loads again. */
export function loadScreen(ref: PageRemote, screen: string): Promise<ScreenModule> {
  return withDeadline(openScreen(ref, screen), timeLeft(), () => {
    remotes.delete(ref.release);
    return new RemoteError('REMOTE_TIMEOUT', 'entry', ref);
  });
}

let first = true;

/** The first screen of a page has been waited for since the page began. */
function timeLeft(): number {
  const waited = first ? performance.now() : 0;
  first = false;
  return Math.max(LEAST, REMOTE_DEADLINE - waited);
}

async function openScreen(ref: PageRemote, screen: string): Promise<ScreenModule> {
  if (!remotes.has(ref.release)) preloadFiles(ref, screen);
  const remote = await loadRemote(ref);
  const load = remote.screens[screen];
  if (!load) throw new RemoteError('REMOTE_INVALID', 'definition', ref);
  const module = await step(ref, 'screen', load);
  if (!isScreenModule(module)) throw new RemoteError('REMOTE_INVALID', 'screen', ref);
  return module;
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
  if (!runsWith(ref.contract, CONTRACT_VERSION)) {
    throw new RemoteError('REMOTE_INCOMPATIBLE', 'entry', ref);
  }
  const present = () => findContainer(ref.container) !== undefined;
  if (!present()) {
    await step(ref, 'entry', () => loadScript(ref.base + ref.entry, ref.integrity, present));
  }
  const container = findContainer(ref.container);
  if (!container) throw new RemoteError('REMOTE_INVALID', 'entry', ref);
  const definition = await step(ref, 'definition', async () => {
    await initContainer(container);
    return (await container.get('./remote'))();
  });
  const remote: unknown = defaultExport(definition);
  if (!isRemote(remote)) throw new RemoteError('REMOTE_INVALID', 'definition', ref);
  return remote;
}

async function step<T>(ref: PageRemote, phase: RemotePhase, run: () => Promise<T>): Promise<T> {
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
