import type { PageRemote } from '@sopaan/contract/release';
import type { ScreenModule } from '@sopaan/contract/remote';
import type { PageRoute } from '@sopaan/contract/routes';
import { CONTRACT_VERSION } from '@sopaan/contract/version';

type Screens = Readonly<Record<string, () => Promise<unknown>>>;

/** The files that the network serves for a release. */
export type Served = { screens: Screens } | 'missing' | 'hanging' | 'nonsense';

const served = new Map<string, { remote: PageRemote; as: Served }>();
let serial = 0;

export function aRoute(path: string, screen: string): PageRoute {
  const texts = { title: `The ${screen}`, description: 'A page of a test.' };
  return { path, screen, layout: 'focus', access: 'public', ...texts };
}

/** The import of a screen with the given component. */
export function heading(Component: ScreenModule['Component']): () => Promise<ScreenModule> {
  return () => Promise.resolve({ Component });
}

/** A release of the remote `explore` with the given files. */
export function aRelease(as: Served, changes: Partial<PageRemote> = {}): PageRemote {
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
  served.set(remote.base, { remote, as });
  return remote;
}

/** Changes the files of a release, for example to repair it. */
export function changeFiles(remote: PageRemote, as: Served): void {
  served.set(remote.base, { remote, as });
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
    const file = [...served.values()].find(({ remote }) => node.src.includes(remote.base));
    if (!file) throw new Error(`no release has ${node.src}`);
    requested.push(file.remote.release);
    queueMicrotask(() => serveScript(node, file.remote, file.as));
  });
  return requested;
}

function serveScript(script: HTMLScriptElement, { container }: PageRemote, as: Served): void {
  if (as === 'hanging') return;
  if (as === 'missing') {
    script.dispatchEvent(new Event('error'));
    return;
  }
  const remote = as === 'nonsense' ? { screens: 1 } : as;
  const get = () => Promise.resolve(() => ({ default: remote }));
  Reflect.set(globalThis, container, { init: () => undefined, get });
  script.dispatchEvent(new Event('load'));
}
