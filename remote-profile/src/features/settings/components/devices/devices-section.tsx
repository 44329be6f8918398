import { isApiError } from '@sopaan/api-client/api-error';
import { Alert, FailedState, LoadingState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from '../../api/get-sessions';
import { SettingsGroup } from '../group/settings-group';
import { DeviceList } from './device-list';

/** Lists the devices that are logged in, each with a button that logs it out. */
export function DevicesSection() {
  return (
    <SettingsGroup
      id="devices"
      title="Devices"
      description="Where you are logged in. If you don't recognise a device, log it out and change your password."
    >
      <Devices />
    </SettingsGroup>
  );
}

function Devices() {
  const { data, error, dataUpdatedAt, refetch } = useQuery(sessionsQuery());
  if (data) {
    return (
      <>
        {error && (
          <Alert severity="warning" title="This list may be out of date" sx={{ mb: 2 }}>
            {error.message}
          </Alert>
        )}
        <DeviceList sessions={data} fetchedAt={dataUpdatedAt} />
      </>
    );
  }
  if (!error) return <LoadingState shape="list" minHeight={240} />;
  return (
    <FailedState
      title="Your devices could not be loaded"
      description={error.message}
      referenceId={isApiError(error) ? error.requestId : undefined}
      onRetry={refetch}
      level="h3"
      minHeight={240}
    />
  );
}
