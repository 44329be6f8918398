import { call } from '@sopaan/api-client/call';
import { getNextStepsEndpoint } from '@sopaan/schemas/next-steps/next-steps';
import { queryOptions } from '@tanstack/react-query';

/** For members only. Fetched again whenever the page is opened or returned to, because what the member does elsewhere changes it. */
export const nextStepsQuery = () =>
  queryOptions({
    queryKey: ['next-steps'],
    queryFn: ({ signal }) => call(getNextStepsEndpoint, {}, { signal }),
    // The loader has just fetched the steps.
    staleTime: 1_000,
    refetchOnWindowFocus: true,
  });
