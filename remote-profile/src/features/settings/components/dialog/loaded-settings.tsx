import { isApiError } from '@sopaan/api-client/call';
import type { AccountSettings } from '@sopaan/schemas/account/settings';
import { FailedState, LoadingState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountSettingsQuery } from '../../api/get-account-settings';

/** Shows a form once the settings have loaded; until then a loading or error state. */
export function LoadedSettings({
  children,
}: {
  children: (settings: AccountSettings) => ReactNode;
}) {
  const { data, error, refetch } = useQuery(accountSettingsQuery());
  if (data) return children(data);
  if (!error) return <LoadingState shape="text" minHeight={240} />;
  return (
    <FailedState
      title="Your settings could not be loaded"
      description={error.message}
      referenceId={isApiError(error) ? error.requestId : undefined}
      onRetry={refetch}
      level="h3"
      minHeight={240}
    />
  );
}
