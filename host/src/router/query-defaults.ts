import type { DefaultOptions } from '@tanstack/react-query';

/**
 * Offline, a request fails at once instead of waiting for the network, so that a page says so instead of showing skeletons or
 * the results of former filters. Requests that have failed are repeated when the browser is online again.
 */
export const queryDefaults = {
  queries: {
    staleTime: 30_000,
    retry: false,
    refetchOnWindowFocus: false,
    networkMode: 'always',
    refetchOnReconnect: true,
  },
  mutations: { networkMode: 'always' },
} as const satisfies DefaultOptions;
