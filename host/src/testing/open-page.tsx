import { configureApi } from '@sopaan/api-client/call';
import type { PageRemote } from '@sopaan/contract/release';
import { SopaanTheme } from '@sopaan/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import {
  RouterProvider,
  createMemoryRouter,
  type DataRouter,
  type RouteObject,
} from 'react-router-dom';
import { PageSetContext } from '../features/preview/page-set-context';
import type { HostPageSet } from '../federation/page-set';
import { readServedHead, ServedHeadContext } from '../page-load/served-head-elements';
import { createRoutes } from '../router/create-routes';

export const HOST_RELEASE = '1.0.0-host';

export function aSet(...remotes: PageRemote[]): HostPageSet {
  return {
    set: '0123456789ab',
    environment: 'production',
    page: 'page.signature',
    host: { version: '1.0.0', release: HOST_RELEASE },
    remotes,
    retirements: [],
    unreadable: [],
    preview: null,
  };
}

interface PageOptions {
  url: string;
  makeRouter?: (routes: RouteObject[]) => DataRouter;
  redirectToUpdate?: () => Response | undefined;
  queryClient?: QueryClient;
}

/** Renders the whole page of a set; only scripts and network are fake. */
export function openPage(set: HostPageSet, options: PageOptions) {
  configureApi({ fetch: () => Promise.reject(new Error('no calls expected')) });
  const { url, redirectToUpdate, queryClient = new QueryClient() } = options;
  const { makeRouter = (routes) => createMemoryRouter(routes, { initialEntries: [url] }) } =
    options;
  const routes = createRoutes(set, queryClient, redirectToUpdate);
  const router = makeRouter(routes);
  const user = userEvent.setup();
  const servedHead = readServedHead();
  const view = render(
    <StrictMode>
      <SopaanTheme>
        <QueryClientProvider client={queryClient}>
          <PageSetContext value={set}>
            <ServedHeadContext value={servedHead}>
              <RouterProvider router={router} />
            </ServedHeadContext>
          </PageSetContext>
        </QueryClientProvider>
      </SopaanTheme>
    </StrictMode>,
  );
  return { ...view, router, routes, user, queryClient };
}
