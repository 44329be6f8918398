import { call } from '@sopaan/api-client/call';
import { PAGE_LIMIT_MAX } from '@sopaan/schemas/api/paging';
import { listPreviewsEndpoint } from '@sopaan/schemas/releases/preview';
import { queryOptions } from '@tanstack/react-query';

export const previewsQuery = () =>
  queryOptions({
    queryKey: ['releases', 'previews'],
    queryFn: async ({ signal }) => {
      const { previews } = await call(listPreviewsEndpoint, { limit: PAGE_LIMIT_MAX }, { signal });
      return previews;
    },
  });
