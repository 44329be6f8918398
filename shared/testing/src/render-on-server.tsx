/** Renders a screen as a server does, in a test with `@jest-environment node`. */
import { configureApi } from '@sopaan/api-client/call';
import type { ScreenModule } from '@sopaan/contract/remote';
import type { SessionStatus } from '@sopaan/contract/stores';
import type { User } from '@sopaan/schemas/account/user';
import { sessionStore } from '@sopaan/session/session';
import { userStore } from '@sopaan/session/user';
import { SopaanTheme } from '@sopaan/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import type { FakeNetwork } from './fake-network';
import { withServerGlobals } from './server-globals';

export interface ServerRequest {
  /** The pattern of the route, for example `/course/:title/:id`. */
  path: string;
  /** The URL to render, for example `/course/Web-Dev/c1?tab=reviews`. */
  url: string;
  network: FakeNetwork;
  /** `member`: as if the server knew the session. `guest` by default. */
  session?: SessionStatus;
  /** The data of the logged-in user, as if the server knew it. */
  user?: User;
}

/**
 * Gives the stores of the page the state that loaders (`getState`) and components (`getInitialState`) read. Returns a function that undoes
 * it.
 */
function setServerSession({ session = 'guest', user }: ServerRequest): () => void {
  const { getState: currentSession, getInitialState: initialSession } = sessionStore;
  const { getInitialState: initialUser } = userStore;
  const token = session === 'member' ? 'test-token' : null;
  sessionStore.getState = () => ({ token, status: session });
  sessionStore.getInitialState = sessionStore.getState;
  userStore.getInitialState = () => ({ userData: user ?? null, loading: false, error: null });
  return () => {
    sessionStore.getState = currentSession;
    sessionStore.getInitialState = initialSession;
    userStore.getInitialState = initialUser;
  };
}

function screenRoute(screen: ScreenModule, path: string, queryClient: QueryClient): RouteObject {
  return {
    path,
    Component: screen.Component,
    loader: async ({ params, request }) => {
      const url = new URL(request.url);
      await screen.loader?.({ params, url, queryClient, signal: request.signal });
      return null;
    },
  };
}

/** Waits for what a loader has started without waiting for it. */
async function settle(queryClient: QueryClient): Promise<void> {
  while (queryClient.isFetching() > 0) await new Promise((resolve) => setTimeout(resolve, 1));
}

async function renderToHtml(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  // The error of a component inside Suspense only makes React render it again in the browser.
  if (errors.length > 0) throw errors[0];
  return html;
}

/**
 * The HTML of a screen at a URL, with the data of its loader. Rejects if a component throws, or reads a browser's global, the clock,
 * a random number or a media query while rendering: the browser's first rendering would then differ from the server's.
 */
export async function renderOnServer(
  screen: ScreenModule,
  request: ServerRequest,
): Promise<string> {
  const { path, url, network, session = 'guest' } = request;
  configureApi({
    baseUrl: '',
    fetch: network.fetch,
    getToken: () => (session === 'member' ? 'test-token' : null),
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
  const restoreSession = setServerSession(request);
  try {
    const handler = createStaticHandler([screenRoute(screen, path, queryClient)]);
    const context = await handler.query(new Request(new URL(url, 'http://localhost/')));
    if (context instanceof Response) throw new Error(`${url} is redirected`);
    const [error] = Object.values(context.errors ?? {});
    if (error !== undefined) throw error;
    await settle(queryClient);
    const router = createStaticRouter(handler.dataRoutes, context);
    return await withServerGlobals(() =>
      renderToHtml(
        <SopaanTheme>
          <QueryClientProvider client={queryClient}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </QueryClientProvider>
        </SopaanTheme>,
      ),
    );
  } finally {
    restoreSession();
    queryClient.clear();
  }
}
