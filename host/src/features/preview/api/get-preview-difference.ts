import { call } from '@sopaan/api-client/call';
import { previewDifferenceEndpoint } from '@sopaan/schemas/release-preview';
import { queryOptions } from '@tanstack/react-query';

/** How a preview differs from what everyone else sees, with the bytes of one path. */
export function previewDifferenceQuery(token: string, path: string) {
  return queryOptions({
    queryKey: ['preview-difference', token, path],
    queryFn: ({ signal }) => call(previewDifferenceEndpoint, { token, path }, { signal }),
  });
}
