import { call } from '@sopaan/api-client/call';
import { previewDifferenceEndpoint } from '@sopaan/schemas/releases/preview';
import { queryOptions } from '@tanstack/react-query';

/** The differences between a preview and its environment, with the size of one page. */
export function previewDifferenceQuery(token: string, path: string) {
  return queryOptions({
    queryKey: ['preview-difference', token, path],
    queryFn: ({ signal }) => call(previewDifferenceEndpoint, { token, path }, { signal }),
  });
}
