import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { ErrorCode } from '@sopaan/contract/error-codes';
import { intercept } from './intercept';

interface FailingRequests {
  /** Only requests with this method. */
  method?: string;
  /** The error response of the API. Without it, the response is a 500 that does not come from the API. */
  error?: { status: number; code: ErrorCode; message: string };
}

/** Makes matching requests fail until the returned function is called. */
export async function failRequests(
  page: Page,
  url: string | RegExp,
  options: FailingRequests = {},
): Promise<() => void> {
  let isFailing = true;
  await intercept(page, url, (route) =>
    isFailing && matches(route, options) ? fail(route, options) : route.fallback(),
  );
  return () => {
    isFailing = false;
  };
}

/** Makes the next matching request fail; later ones succeed. */
export async function failNextRequest(
  page: Page,
  url: string | RegExp,
  options: FailingRequests,
): Promise<void> {
  let hasFailed = false;
  await intercept(page, url, (route) => {
    if (hasFailed || !matches(route, options)) return route.fallback();
    hasFailed = true;
    return fail(route, options);
  });
}

function matches(route: Route, { method }: FailingRequests): boolean {
  return method === undefined || route.request().method() === method;
}

function fail(route: Route, { error }: FailingRequests): Promise<void> {
  if (!error) return route.fulfill({ status: 500, json: {} });
  const { status, ...body } = error;
  return route.fulfill({ status, json: { error: body, requestId: randomUUID() } });
}
