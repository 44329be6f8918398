import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configureApi } from '@sopaan/api-client/call';
import { SopaanTheme } from '@sopaan/ui/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router';
import { readPageSet } from './federation/page-set';
import { growRoutes } from './router/grow-routes';
import { reportingQueries } from './router/report-queries';
import { isRouteHandle } from './router/route-handle';
import { startLinkPrefetch } from './router/link-prefetch';
import { startSession } from './session/start-session';
import { giveStyleNonce } from './toasts/style-nonce';

/** Providers and router, nothing else. */
export function bootstrap(): void {
  giveStyleNonce();
  const set = readPageSet();
  configureApi({ set: set.set });
  startSession();
  const queryClient = new QueryClient({
    queryCache: reportingQueries(set.set, () => {
      const handle: unknown = router.state.matches.at(-1)?.route.handle;
      return isRouteHandle(handle) ? handle.owner : { name: 'host', ...set.host };
    }),
    defaultOptions: { queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: false } },
  });
  const routes = growRoutes(set, queryClient);
  startLinkPrefetch(routes);
  const router = createBrowserRouter(routes);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');
  createRoot(root).render(
    <StrictMode>
      <SopaanTheme>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SopaanTheme>
    </StrictMode>,
  );
}
