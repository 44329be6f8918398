/** Renders a screen of a remote with router, loader, query cache and theme, on a fake network. */
import { configureApi } from '@sopaan/api-client/call';
import type { ScreenModule } from '@sopaan/contract/remote';
import type { EventPayload } from '@sopaan/contract/events';
import { bus } from '@sopaan/events/bus';
import { startSession, endSession } from '@sopaan/session/actions';
import { SopaanTheme } from '@sopaan/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  useLocation,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';
import './settle-responses';
import type { FakeNetwork } from './fake-network';

export interface RouteOptions {
  /** The pattern of the route, for example `/course/:title/:id`. */
  path: string;
  /** The URL to open, for example `/course/Web-Dev/c1?tab=reviews`. */
  url: string;
  network: FakeNetwork;
  /** `member`: logged in with the token `test-token`. `guest` by default. */
  session?: 'guest' | 'member';
}

export interface RenderedRoute extends RenderResult {
  user: UserEvent;
  queryClient: QueryClient;
  /** The requested toasts, oldest first. */
  toasts: Array<EventPayload<'toast:requested'>>;
  /** Path, query and hash of the current page. */
  url: () => string;
  /** The state of the current history entry. */
  state: () => unknown;
  /** Navigates back. */
  back: () => Promise<void>;
}

function Failed() {
  const error = useRouteError();
  return <p role="alert">{error instanceof Error ? error.message : String(error)}</p>;
}

/** Rendered for every path except that of the screen under test. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>Elsewhere: {pathname + search}</p>;
}

function OnUnmount({ run }: { run: () => void }) {
  useEffect(() => run, [run]);
  return null;
}

function screenRoute(screen: ScreenModule, path: string, queryClient: QueryClient): RouteObject {
  return {
    path,
    Component: screen.Component,
    errorElement: <Failed />,
    hydrateFallbackElement: <p>Loading...</p>,
    loader: async ({ params, request }) => {
      const url = new URL(request.url);
      await screen.loader?.({ params, url, queryClient, signal: request.signal });
      return null;
    },
  };
}

/** Renders a screen at a URL. Await its content with `findBy...`. */
export function renderScreen(screen: ScreenModule, options: RouteOptions): RenderedRoute {
  const { network, session = 'guest' } = options;
  if (session === 'member') startSession('test-token');
  else endSession();
  configureApi({
    baseUrl: '',
    fetch: network.fetch,
    getToken: () => (session === 'member' ? 'test-token' : null),
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { retry: false } },
  });
  const toasts: RenderedRoute['toasts'] = [];
  const stop = bus.subscribe('toast:requested', (toast) => toasts.push(toast));
  const router = createMemoryRouter(
    [screenRoute(screen, options.path, queryClient), { path: '*', Component: Elsewhere }],
    { initialEntries: [options.url] },
  );
  const view = render(
    <SopaanTheme>
      <QueryClientProvider client={queryClient}>
        <OnUnmount run={stop} />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SopaanTheme>,
  );
  return {
    ...view,
    // Without a delay between keys, so that it also works with fake timers.
    user: userEvent.setup({ delay: null }),
    queryClient,
    toasts,
    url: () => {
      const { pathname, search, hash } = router.state.location;
      return pathname + search + hash;
    },
    state: () => router.state.location.state,
    back: () => act(() => router.navigate(-1)),
  };
}
