import type { DataRouter } from 'react-router-dom';
import { afterLoad } from '../page-load/after-load';
import { trackTyping } from './typing';
import type { Updates, UpdatingPage } from './updates';

/** Keeps the page up to date, with code that is loaded after the page. Typing is tracked from the start. */
export function prepareUpdates(page: Omit<UpdatingPage, 'typing'>) {
  const typing = trackTyping();
  let updates: Updates | undefined;
  return {
    /** `redirectToUpdate` of `Updates`. Until its code is loaded, no navigation applies an update. */
    redirectToUpdate: () => updates?.redirectToUpdate(),
    start: (router: DataRouter) =>
      afterLoad(async () => {
        const { startUpdates } = await import(/* webpackChunkName: "after-load" */ './updates');
        updates = startUpdates({ ...page, typing }, router);
      }),
  };
}
