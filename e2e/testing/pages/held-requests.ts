import type { Page, Route } from '@playwright/test';
import { intercept } from './intercept';

interface HeldRequests {
  /** The URLs of the matching requests so far. */
  urls: readonly string[];
  /** Fails the held requests and all later ones, as without a connection. */
  fail: () => Promise<void>;
  /** Sends the held requests and all later ones. */
  send: () => Promise<void>;
  /** Holds all later requests again. */
  hold: () => void;
  /** Stops intercepting requests. */
  stop: () => Promise<void>;
}

/** Holds matching requests, so that the page shows what it can show without their responses. */
export async function holdRequests(page: Page, url: string): Promise<HeldRequests> {
  const held: Route[] = [];
  let respond: ((route: Route) => Promise<void>) | undefined;
  const urls: string[] = [];
  const handler = (route: Route) => {
    urls.push(route.request().url());
    return respond ? respond(route) : held.push(route);
  };
  await intercept(page, url, handler);
  const respondWith = async (next: (route: Route) => Promise<void>) => {
    respond = next;
    await Promise.all(held.splice(0).map(next));
  };
  return {
    urls,
    fail: () => respondWith((route) => route.abort()),
    send: () => respondWith((route) => route.continue()),
    hold: () => {
      respond = undefined;
    },
    stop: () => page.unroute(url, handler),
  };
}
