import type { DataRouter } from 'react-router';
import { afterLoad } from '../page-load/after-load';
import { trackTyping } from './typing';
import type { UpdatingPage } from './updates';

/** Keeps the page up to date, with code that is loaded after the page. Typing is tracked from the start. */
export function prepareUpdates(page: Omit<UpdatingPage, 'typing'>) {
  const typing = trackTyping();
  let redirectToUpdate: () => Response | undefined = () => undefined;
  return {
    /** Returns a redirect that loads a new document, when a navigation should apply an update. */
    redirectToUpdate: () => redirectToUpdate(),
    start: (router: DataRouter) =>
      afterLoad(async () => {
        const { createUpdates } = await import('./updates');
        redirectToUpdate = createUpdates({ ...page, typing }, router);
      }),
  };
}
