import { call } from '@sopaan/api-client/call';
import { getMailChoicesEndpoint } from '@sopaan/schemas/account/mail-choices';
import { queryOptions } from '@tanstack/react-query';

export const mailChoicesQuery = () =>
  queryOptions({
    queryKey: ['account', 'mail-choices'],
    queryFn: async ({ signal }) => {
      const { choices } = await call(getMailChoicesEndpoint, {}, { signal });
      return choices;
    },
  });
