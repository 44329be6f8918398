import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configureApi } from '@sopaan/api-client/call';
import { scriptPolicy } from '@sopaan/contract/trusted-types';
import { SopaanTheme } from '@sopaan/ui/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PageSetContext } from './features/preview/page-set-context';
import { readPageSet } from './federation/page-set';
import { reportFailedFiles } from './federation/report-failed-files';
import { reportUnreadable } from './federation/unreadable-remote';
import { readServedHead, ServedHeadContext } from './page-load/served-head-elements';
import { readStyleNonce } from './page-load/style-nonce';
import { preparePageTransitions } from './page-transitions/prepare-page-transitions';
import { createRoutes } from './router/create-routes';
import { queryDefaults } from './router/query-defaults';
import { createReportingQueryCache } from './router/reporting-query-cache';
import { isRouteHandle } from './router/route-handle';
import { startLinkPrefetch } from './router/link-prefetch';
import { initSession } from './session/init-session';
import { prepareToastStyle } from './toasts/toast-style';
import { prepareUpdates } from './updates/prepare-updates';
import { reportIntegrity } from './violations/report-integrity';
import { startVitals } from './vitals/start-vitals';

/** Starts the services of the page and renders the router inside the providers. */
export function bootstrap(): void {
  // Creates the page's policy for script URLs before remotes can: the rules of the first caller apply.
  scriptPolicy();
  const nonce = readStyleNonce();
  prepareToastStyle(nonce);
  const set = readPageSet();
  reportUnreadable(set.unreadable, set);
  reportIntegrity(set);
  const servedHead = readServedHead();
  configureApi({ set: set.set });
  initSession();
  const getCurrentPage = () => {
    const { handle, path = '' }: RouteObject = router.state.matches.at(-1)?.route ?? {};
    const owner = isRouteHandle(handle) ? handle.servedBy : { name: 'host', ...set.host };
    return { owner, route: path };
  };
  reportFailedFiles(set, getCurrentPage);
  const queryClient = new QueryClient({
    queryCache: createReportingQueryCache(set, getCurrentPage),
    defaultOptions: queryDefaults,
  });
  const updates = prepareUpdates({
    setId: set.set,
    queryClient,
    reload: () => location.reload(),
  });
  const routes = createRoutes(set, queryClient, updates.redirectToUpdate);
  startLinkPrefetch(routes, set.retirements);
  const router = createBrowserRouter(routes);
  updates.start(router);
  startVitals(set, router);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  createRoot(root).render(
    <StrictMode>
      <SopaanTheme nonce={nonce}>
        <QueryClientProvider client={queryClient}>
          <PageSetContext value={set}>
            <ServedHeadContext value={servedHead}>
              <RouterProvider router={preparePageTransitions(router)} />
            </ServedHeadContext>
          </PageSetContext>
        </QueryClientProvider>
      </SopaanTheme>
    </StrictMode>,
  );
}
