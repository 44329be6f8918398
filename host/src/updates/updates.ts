import type { QueryClient } from '@tanstack/react-query';
import { redirectDocument, type DataRouter } from 'react-router-dom';
import { getBusyReason, trackBusyTasks } from './busy-tasks';
import { fetchLatestSet } from './fetch-latest-set';
import { tryRecordReload } from './record-reload';
import { hasTransientWork, isDialogOpen } from './transient-work';
import type { TypingTracker } from './typing';
import { updateStore } from './update-store';
import { scheduleUpdateChecks } from './schedule-update-checks';

const UNSAVED_CHANGES = 'You have unsaved changes';

export interface UpdatingPage {
  /** The ID of this page's release set. */
  setId: string;
  queryClient: QueryClient;
  typing: TypingTracker;
  reload: () => void;
}

export interface Updates {
  /** Returns a redirect that loads a new document, when a navigation should apply an update. */
  redirectToUpdate: () => Response | undefined;
}

/** Applies a newer release set when the visitor loses nothing by it, and offers it otherwise. */
export function startUpdates(
  { setId, queryClient, typing, reload }: UpdatingPage,
  router: DataRouter,
): Updates {
  let newerSetId = '';
  let declinedSetId = '';
  const busyTasks = trackBusyTasks(() => {
    if (updateStore.getState().offered) updateStore.setState({ reason: blockingReason() ?? '' });
  });

  /** Why the page must not be reloaded; undefined when nothing would be lost. */
  function blockingReason(): string | undefined {
    return getBusyReason(busyTasks) ?? (typing.hasUnsavedInput() ? UNSAVED_CHANGES : undefined);
  }

  function offer(): void {
    if (newerSetId && newerSetId !== declinedSetId) {
      updateStore.setState({ offered: true, reason: blockingReason() ?? '' });
    }
  }

  /** A failed check counts as no update: reloading a site that does not respond would lose the page. */
  async function checkForUpdate(): Promise<void> {
    const latest = navigator.onLine ? await fetchLatestSet().catch(() => setId) : setId;
    newerSetId = latest === setId ? '' : latest;
    if (!newerSetId) updateStore.setState({ offered: false });
    else if (blockingReason() !== undefined) offer();
  }

  function canUpdate(): boolean {
    if (!newerSetId) return false;
    if (blockingReason() !== undefined) {
      offer();
      return false;
    }
    return !hasTransientWork(queryClient);
  }

  /** Updates on a navigation to another page, but not on Back and Forward or on changes of the query or hash. */
  function redirectToUpdate(): Response | undefined {
    const { navigation, location: current } = router.state;
    if (navigation.state !== 'loading' || navigation.historyAction === 'POP') return undefined;
    const { pathname, search, hash, state } = navigation.location;
    const isOtherPage = pathname !== current.pathname && !navigation.formMethod && state === null;
    if (!isOtherPage || !canUpdate() || !tryRecordReload()) return undefined;
    return redirectDocument(pathname + search + hash);
  }

  /** Reloads a hidden tab, after checking that the site still responds. */
  async function updateHiddenTab(): Promise<void> {
    if (!canUpdate()) return;
    await checkForUpdate();
    const isUnused =
      document.visibilityState === 'hidden' &&
      router.state.navigation.state === 'idle' &&
      !typing.isChoosingFile() &&
      !isDialogOpen();
    if (isUnused && canUpdate() && tryRecordReload()) reload();
  }

  updateStore.setState({
    accept: () => {
      // The visitor has requested the update, so the limit does not apply.
      tryRecordReload();
      reload();
    },
    decline: () => {
      declinedSetId = newerSetId;
      updateStore.setState({ offered: false });
    },
  });

  scheduleUpdateChecks(router, {
    check: () => void checkForUpdate(),
    onHidden: () => void updateHiddenTab(),
  });
  return { redirectToUpdate };
}
