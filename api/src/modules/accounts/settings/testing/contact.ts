import { getAccountSettingsEndpoint, saveContactEndpoint } from '@sopaan/schemas/account/settings';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { TEST_PASSWORD, type TestApp } from '../../../../testing/test-app';

type Contact = RequestOf<typeof saveContactEndpoint>;

/** A request that changes the given fields and keeps all others. */
export async function aContact(
  api: TestApp,
  token: string,
  changes: Partial<Contact> = {},
): Promise<Contact> {
  const { primaryEmail, recoveryEmail, primaryPhone, recoveryPhone, revision } = await api.call(
    getAccountSettingsEndpoint,
    {},
    token,
  );
  return {
    primaryEmail,
    recoveryEmail,
    primaryPhone,
    recoveryPhone,
    currentPassword: '',
    revision,
    ...changes,
  };
}

/** Saves the changes with the current password. */
export async function saveContact(api: TestApp, token: string, changes: Partial<Contact>) {
  const contact = await aContact(api, token, { currentPassword: TEST_PASSWORD, ...changes });
  return api.call(saveContactEndpoint, contact, token);
}
