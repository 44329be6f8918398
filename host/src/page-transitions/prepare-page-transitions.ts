import type { DataRouter } from 'react-router-dom';
import { afterLoad } from '../page-load/after-load';
import type { ShowUpdate } from './page-transitions';

/**
 * Returns the router for `RouterProvider`: it animates changes of the page where the browser supports it, with code that is loaded after
 * the page. The transitions of React Router itself need an option in every link, and cannot be skipped.
 */
export function preparePageTransitions(router: DataRouter): DataRouter {
  let show: ShowUpdate = (update) => update();
  if ('startViewTransition' in document) {
    afterLoad(async () => {
      const { startPageTransitions } = await import(
        /* webpackChunkName: "after-load" */ './page-transitions'
      );
      show = startPageTransitions(router.state.location.pathname);
    });
  }
  const subscribe: DataRouter['subscribe'] = (subscriber) =>
    router.subscribe((state, options) => show(() => subscriber(state, options), state));
  return Object.create(router, { subscribe: { value: subscribe } });
}
