import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { deleteAccountEndpoint } from '@sopaan/schemas/account/data';

/** Deletes the account, then logs out, which opens the home page. */
export async function deleteAccount(request: { password: string }): Promise<void> {
  await call(deleteAccountEndpoint, request);
  const message = 'Your account has been deleted.';
  bus.publish('toast:requested', { kind: 'success', message }, 'profile');
  bus.publish('logout:requested', { quiet: true }, 'profile');
}
