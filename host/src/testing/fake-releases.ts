import type { PageRemote } from '@sopaan/contract/release';
import type { ScreenModule } from '@sopaan/contract/remote';
import type { PageRoute } from '@sopaan/contract/routes';
import { CONTRACT_VERSION } from '@sopaan/contract/version';

type Screens = Readonly<Record<string, () => Promise<unknown>>>;

/** The files that the network serves for a release. */
export type ServedFiles = { screens: Screens } | 'missing' | 'hanging' | 'not-a-remote';

const served = new Map<string, { remote: PageRemote; files: ServedFiles }>();
let serial = 0;

export function aRoute(path: string, screen: string): PageRoute {
  const texts = { title: `The ${screen}`, description: 'A page of a test.' };
  return { path, screen, layout: 'focus', access: 'public', ...texts };
}

/** Imports a screen with the given component, as a table of screens does. */
export function lazyScreen(Component: ScreenModule['Component']): () => Promise<ScreenModule> {
  return () => Promise.resolve({ Component });
}

/** A release of the remote `explore` with the given files. */
export function aRelease(files: ServedFiles, changes: Partial<PageRemote> = {}): PageRemote {
  serial += 1;
  const release = `1.0.${serial}-${serial}`;
  const remote: PageRemote = {
    name: 'explore',
    version: `1.0.${serial}`,
    release,
    adapts: [],
    contract: `^${CONTRACT_VERSION}`,
    base: `/assets/explore/${release}/`,
    entry: 'remote.js',
    integrity: `sha384-${'a'.repeat(64)}`,
    container: `sopaan_explore_${serial}`,
    shared: [],
    routes: [aRoute('/shelf', 'shelf'), aRoute('/book/:id', 'book')],
    screens: [],
    ...changes,
  };
  served.set(remote.base, { remote, files });
  return remote;
}

/** Changes the files of a release, for example to repair it. */
export function changeFiles(remote: PageRemote, files: ServedFiles): void {
  served.set(remote.base, { remote, files });
}

/** Serves the scripts of releases. Returns the releases whose scripts were requested, oldest first. */
export function fakeScripts(): string[] {
  const requested: string[] = [];
  Reflect.set(performance, 'getEntriesByName', () => []);
  Reflect.set(globalThis, '__webpack_init_sharing__', () => Promise.resolve());
  Reflect.set(globalThis, '__webpack_share_scopes__', { default: {} });
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [node] = nodes;
    if (!(node instanceof HTMLScriptElement)) {
      if (!(node instanceof HTMLLinkElement)) append(...nodes);
      return;
    }
    const release = [...served.values()].find(({ remote }) => node.src.includes(remote.base));
    if (!release) throw new Error(`no release has ${node.src}`);
    requested.push(release.remote.release);
    queueMicrotask(() => serveScript(node, release.remote, release.files));
  });
  return requested;
}

function serveScript(
  script: HTMLScriptElement,
  { container }: PageRemote,
  files: ServedFiles,
): void {
  if (files === 'hanging') return;
  if (files === 'missing') {
    script.dispatchEvent(new Event('error'));
    return;
  }
  const remote = files === 'not-a-remote' ? { screens: 1 } : files;
  const get = () => Promise.resolve(() => ({ default: remote }));
  Reflect.set(globalThis, container, { init: () => undefined, get });
  script.dispatchEvent(new Event('load'));
}
