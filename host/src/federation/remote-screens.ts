import type { PageRemote, PageSet } from '@sopaan/contract/release';
import type { PageRoute } from '@sopaan/contract/routes';
import { askStandIn } from './ask-stand-in';
import { withDeadline } from './deadline';
import { lateError, loadScreen, prefetchScreen } from './load-remote';
import { ALONE, type Patience } from './patience';
import { RemoteError, phaseOf } from './remote-error';
import { referenceOf, reportFailure } from './report';
import { screenAt } from './screen-at';
import type { OpenedScreen, ScreenSource } from './screen-source';

interface Loaded extends OpenedScreen {
  owner: PageRemote;
}

/**
 * The screens of a remote. When its release fails, the one that the edge names takes its place: in the same navigation,
 * and for the page's later screens. Never a third.
 */
export function remoteScreens(remote: PageRemote, page: PageSet) {
  let standIn: PageRemote | undefined;
  const stood = new Set<string>();

  const load = async (owner: PageRemote, screen: string, ms?: number): Promise<Loaded> => ({
    screen: await loadScreen(owner, screen, ms),
    owner,
  });

  return (route: PageRoute): ScreenSource => {
    let owner = remote;

    const tell = (failure: Error, of: RemoteError['remote'], replacedBy?: string) => {
      const reference = referenceOf(failure);
      reportFailure(failure, { owner: of, page, reference, route: route.path, replacedBy });
    };

    function takesPlace(loaded: Loaded, failure: Error): Loaded {
      standIn = loaded.owner;
      tell(failure, remote, standIn.release);
      return loaded;
    }

    /** The release that has taken the place, where it has such a page. */
    const known = () => {
      const screen = standIn && screenAt(standIn, route.path);
      return standIn && screen ? { standIn, screen } : undefined;
    };

    async function fromStandIn(until: number): Promise<Loaded> {
      const offered = await askStandIn(remote, page.host.release);
      const screen = screenAt(offered, route.path);
      if (!screen) throw new Error(`${offered.name} ${offered.release} has no ${route.path}`);
      return load(offered, screen, until - performance.now());
    }

    /** A stand-in that failed, too, is a failure of its own. One that there is not is none. */
    const tellOfStandIn = (failure: unknown) => {
      if (failure instanceof RemoteError) tell(failure, failure.remote);
    };

    async function openOwn({ alone, beside }: Patience): Promise<Loaded> {
      const until = performance.now() + alone + beside;
      const own = load(remote, route.screen, alone + beside);
      try {
        return await withDeadline(own, alone, () => lateError(remote));
      } catch (failure) {
        const instead = fromStandIn(until);
        // A release that was only slow may still be the first.
        const loaded = await Promise.any([instead, own]).catch(async () => {
          await instead.catch(tellOfStandIn);
          return own;
        });
        if (loaded.owner === remote || !(failure instanceof Error)) return loaded;
        return takesPlace(loaded, failure);
      }
    }

    async function openStandIn(
      { standIn: from, screen }: { standIn: PageRemote; screen: string },
      { alone, beside }: Patience,
    ): Promise<Loaded> {
      try {
        return await load(from, screen, alone + beside);
      } catch (failure) {
        standIn = undefined;
        throw failure;
      }
    }

    const fills = (loaded: Loaded): Loaded => {
      owner = loaded.owner;
      return loaded;
    };

    return {
      get owner() {
        return owner;
      },
      open: async (patience) => {
        const instead = known();
        return fills(await (instead ? openStandIn(instead, patience) : openOwn(patience)));
      },
      prefetch: () => {
        const instead = known();
        return prefetchScreen(instead?.standIn ?? remote, instead?.screen ?? route.screen);
      },
      stood: (by) => {
        if (by === remote) stood.add(route.screen);
      },
      mayStepDown: (failure) =>
        owner === remote &&
        !stood.has(route.screen) &&
        phaseOf(failure) === 'render' &&
        failure.name !== 'AbortError',
      stepDown: async (failure) => {
        try {
          return fills(takesPlace(await fromStandIn(performance.now() + ALONE), failure));
        } catch (problem) {
          tellOfStandIn(problem);
          return null;
        }
      },
      startAfresh: () => {
        standIn = undefined;
      },
    };
  };
}
