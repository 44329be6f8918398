import type { DataRouter } from 'react-router';
import { afterLoad } from '../page-load/after-load';
import { trackTyping } from './typing';
import type { UpdatingPage } from './updates';

/** Keeps the page up to date, by code that comes when everything else has. What is typed before that counts as well. */
export function prepareUpdates(page: Omit<UpdatingPage, 'typing'>) {
  const typing = trackTyping();
  let leave: () => Response | undefined = () => undefined;
  return {
    /** A document in place of a navigation, where that is due. */
    leave: () => leave(),
    start: (router: DataRouter) =>
      afterLoad(async () => {
        const { createUpdates } = await import('./updates');
        leave = createUpdates({ ...page, typing }, router);
      }),
  };
}
