import { call } from '@sopaan/api-client/call';
import { getAccountSettingsEndpoint } from '@sopaan/schemas/account/settings';
import { queryOptions } from '@tanstack/react-query';

/** Contact and personal details. Refetched on focus, since the link in a mail may have changed an address. */
export const accountSettingsQuery = () =>
  queryOptions({
    queryKey: ['account', 'settings'],
    queryFn: ({ signal }) => call(getAccountSettingsEndpoint, {}, { signal }),
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
