import { call } from '@sopaan/api-client/call';
import { exportAccountEndpoint } from '@sopaan/schemas/account/data';
import type { ResponseOf } from '@sopaan/schemas/api/endpoint';
import { useGuardedMutation } from '@sopaan/session/guarded-mutation';

/** Longer than for other calls, since the server collects all data of the account. */
const EXPORT_TIMEOUT_MS = 60_000;

type AccountExport = ResponseOf<typeof exportAccountEndpoint>;

/** Fetches all data of the account. */
export function useExportAccount(onSuccess: (everything: AccountExport) => void) {
  return useGuardedMutation({
    send: () => call(exportAccountEndpoint, {}, { timeout: EXPORT_TIMEOUT_MS }),
    onSuccess,
  });
}
