import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configureApi } from '@sopaan/api-client/call';
import { SopaanTheme } from '@sopaan/ui/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, type RouteObject } from 'react-router';
import { PageSetContext } from './features/preview/page-set-context';
import { readPageSet } from './federation/page-set';
import { growRoutes } from './router/grow-routes';
import { reportingQueries } from './router/report-queries';
import { isRouteHandle } from './router/route-handle';
import { startLinkPrefetch } from './router/link-prefetch';
import { initSession } from './session/init-session';
import { giveStyleNonce } from './toasts/style-nonce';
import { prepareUpdates } from './updates/start-updates';
import { startVitals } from './vitals/start-vitals';

/** Providers and router, nothing else. */
export function bootstrap(): void {
  giveStyleNonce();
  const set = readPageSet();
  configureApi({ set: set.set });
  initSession();
  const queryClient = new QueryClient({
    queryCache: reportingQueries(set, () => {
      const { handle, path = '' }: RouteObject = router.state.matches.at(-1)?.route ?? {};
      const owner = isRouteHandle(handle) ? handle.owner : { name: 'host', ...set.host };
      return { owner, route: path };
    }),
    defaultOptions: { queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false } },
  });
  const updates = prepareUpdates({
    set: set.set,
    queryClient,
    reload: () => location.reload(),
  });
  const routes = growRoutes(set, queryClient, updates.leave);
  startLinkPrefetch(routes);
  const router = createBrowserRouter(routes);
  updates.start(router);
  startVitals(set, router);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  createRoot(root).render(
    <StrictMode>
      <SopaanTheme>
        <QueryClientProvider client={queryClient}>
          <PageSetContext value={set}>
            <RouterProvider router={router} />
          </PageSetContext>
        </QueryClientProvider>
      </SopaanTheme>
    </StrictMode>,
  );
}
