import type { QueryClient } from '@tanstack/react-query';
import { redirectDocument, type DataRouter } from 'react-router';
import { reasonOf, trackActivity } from './activity';
import { askSet } from './ask-set';
import { claimUpdate } from './last-update';
import { isDialogOpen, isPassing } from './safe-moment';
import type { Typing } from './typing';
import { updateStore } from './update-store';
import { watchMoments } from './watch-moments';

const TYPED = 'What you have typed is still open';

export interface UpdatingPage {
  /** The set that this page is pinned to. */
  set: string;
  queryClient: QueryClient;
  typing: Typing;
  reload: () => void;
}

/**
 * Takes a newer release set when that costs the person nothing, and offers it when something is under way. Returns what
 * answers a navigation with a document.
 */
export function createUpdates(
  { set, queryClient, typing, reload }: UpdatingPage,
  router: DataRouter,
): () => Response | undefined {
  let newer = '';
  let declined = '';
  const busy = trackActivity(() => {
    if (updateStore.getState().offered) updateStore.setState({ why: held() ?? '' });
  });

  /** Why the page must stay as it is; undefined when nothing would be lost. */
  function held(): string | undefined {
    return reasonOf(busy) ?? (typing.unsaved() ? TYPED : undefined);
  }

  function offer(): void {
    if (newer && newer !== declined) updateStore.setState({ offered: true, why: held() ?? '' });
  }

  /** What cannot be learnt is no newer set: a load of a page that nobody answers would cost more than waiting. */
  async function look(): Promise<void> {
    const found = navigator.onLine ? await askSet().catch(() => set) : set;
    newer = found === set ? '' : found;
    if (!newer) updateStore.setState({ offered: false });
    else if (held() !== undefined) offer();
  }

  function mayTake(): boolean {
    if (!newer) return false;
    if (held() !== undefined) {
      offer();
      return false;
    }
    return !isPassing(queryClient);
  }

  /** A new page may as well be a new document. Back and Forward, and changes of the address within a page, stay. */
  function leave(): Response | undefined {
    const { navigation, location: here } = router.state;
    if (navigation.state !== 'loading' || navigation.historyAction === 'POP') return undefined;
    const { pathname, search, hash, state } = navigation.location;
    const moves = pathname !== here.pathname && !navigation.formMethod && state === null;
    if (!moves || !mayTake() || !claimUpdate()) return undefined;
    return redirectDocument(pathname + search + hash);
  }

  /** Nobody sees a hidden tab load. Whether the site still answers is asked first. */
  async function hide(): Promise<void> {
    if (!mayTake()) return;
    await look();
    const undisturbed =
      document.visibilityState === 'hidden' &&
      router.state.navigation.state === 'idle' &&
      !typing.choosing() &&
      !isDialogOpen();
    if (undisturbed && mayTake() && claimUpdate()) reload();
  }

  updateStore.setState({
    take: () => {
      claimUpdate();
      reload();
    },
    decline: () => {
      declined = newer;
      updateStore.setState({ offered: false });
    },
  });

  watchMoments(router, { look: () => void look(), hide: () => void hide() });
  return leave;
}
