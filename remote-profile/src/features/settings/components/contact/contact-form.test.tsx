import { ApiError } from '@sopaan/api-client/api-error';
import { bus } from '@sopaan/events/bus';
import { saveContactEndpoint } from '@sopaan/schemas/account/settings';
import { screen, waitFor } from '@testing-library/react';
import {
  anAccount,
  findButton,
  getField,
  openSettings,
  someSettings,
} from '../../../../testing/open-settings';

const FIELDS = {
  primaryEmail: /^Primary email/,
  recoveryEmail: /^Recovery email/,
  primaryPhone: /^Primary phone/,
  recoveryPhone: /^Recovery phone/,
  currentPassword: /^Current password/,
} as const;
type Field = keyof typeof FIELDS;

const contactServer = () =>
  anAccount().on(saveContactEndpoint, ({ primaryPhone, recoveryPhone }) =>
    someSettings({ primaryPhone, recoveryPhone, revision: 'r2' }),
  );

/** Opens the dialog, replaces the values of fields and presses the button. */
async function save(values: Partial<Record<Field, string>>, network = contactServer()) {
  const page = openSettings(network, '?edit=contact');
  await findButton('Save Changes');
  await fill(page.user, values);
  await page.user.click(await findButton('Save Changes'));
  return page;
}

async function fill(
  user: Awaited<ReturnType<typeof save>>['user'],
  values: Partial<Record<Field, string>>,
) {
  for (const [name, label] of Object.entries(FIELDS)) {
    const value = Object.entries(values).find(([field]) => field === name)?.[1];
    if (value === undefined) continue;
    await user.clear(getField(label));
    if (value !== '') await user.type(getField(label), value);
  }
}

const EMAIL = 'Please enter a valid email address.';
const RECOVERY_EMAIL = 'Please enter a valid recovery email address.';
const SAME_EMAIL = 'Recovery email must be different from primary email.';
const PHONE = 'Please enter a valid phone number';
const SAME_PHONE = 'Recovery phone must be different from primary phone';
const NO_PASSWORD = 'Current password is required';

test.each<[string, Partial<Record<Field, string>>, Field, string]>([
  ['PF-054', { primaryEmail: '' }, 'primaryEmail', EMAIL],
  ['PF-065', { primaryEmail: '', primaryPhone: '9000000000' }, 'primaryEmail', EMAIL],
  ['PF-054', { primaryEmail: 'asha' }, 'primaryEmail', EMAIL],
  ['PF-055', { recoveryEmail: 'asha@' }, 'recoveryEmail', RECOVERY_EMAIL],
  ['PF-056', { recoveryEmail: 'Asha@Example.in' }, 'recoveryEmail', SAME_EMAIL],
  ['PF-058', { primaryPhone: '+91 900' }, 'primaryPhone', PHONE],
  ['PF-058', { primaryPhone: 'nine million' }, 'primaryPhone', PHONE],
  ['PF-058', { recoveryPhone: '123456789' }, 'recoveryPhone', PHONE],
  [
    'PF-059',
    { primaryPhone: '+91 90000-00000', recoveryPhone: '+919000000000' },
    'recoveryPhone',
    SAME_PHONE,
  ],
  ['PF-060', { recoveryEmail: 'other@example.in' }, 'currentPassword', NO_PASSWORD],
])('[PF-050] [%s] %j shows an error at %s', async (_id, values, field, message) => {
  const { network } = await save(values);
  await waitFor(() => expect(getField(FIELDS[field])).toHaveAccessibleDescription(message));
  expect(getField(FIELDS[field])).toBeInvalid();
  expect(network.requests(saveContactEndpoint)).toEqual([]);
});

test('[PF-057] when both email fields are empty, only the primary one shows an error', async () => {
  await save({ primaryEmail: '', recoveryEmail: '' });
  await waitFor(() => expect(getField(FIELDS.primaryEmail)).toHaveAccessibleDescription(EMAIL));
  expect(getField(FIELDS.recoveryEmail)).toBeValid();
});

test('[PF-049] each save validates the fields again, and the errors of corrected fields disappear', async () => {
  const { user, network } = await save({ primaryPhone: '1', recoveryPhone: '2' });
  await waitFor(() => expect(getField(FIELDS.recoveryPhone)).toHaveAccessibleDescription(PHONE));
  await fill(user, { primaryPhone: '9000000000' });
  await user.click(await findButton('Save Changes'));
  await waitFor(() => expect(getField(FIELDS.primaryPhone)).toBeValid());
  expect(getField(FIELDS.recoveryPhone)).toHaveAccessibleDescription(PHONE);
  await fill(user, { recoveryPhone: '' });
  await user.click(await findButton('Save Changes'));
  await waitFor(() => expect(network.requests(saveContactEndpoint)).toHaveLength(1));
});

test('[PF-064] phones are sent once and without a password; a toast confirms it and the dialog closes', async () => {
  const changed = jest.fn();
  const stop = bus.subscribe('profile:changed', changed);
  const { network, toasts, url } = await save({
    primaryPhone: ' +91 90000 00000 ',
    recoveryPhone: '080-1234567',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(url()).toBe('/profile/account');
  expect(network.requests(saveContactEndpoint)).toEqual([
    {
      primaryEmail: 'asha@example.in',
      recoveryEmail: '',
      primaryPhone: '+91 90000 00000',
      recoveryPhone: '080-1234567',
      currentPassword: '',
      revision: 'r1',
    },
  ]);
  expect(toasts).toMatchObject([
    { kind: 'success', message: 'Your contact details have been saved.' },
  ]);
  expect(changed).toHaveBeenCalledTimes(1);
  stop();
});

test('[PF-064] a new email address is sent with the password, and its owner is told to open the link', async () => {
  const recoveryEmail = 'other@example.in';
  const network = anAccount().on(saveContactEndpoint, () =>
    someSettings({ pendingRecoveryEmail: recoveryEmail, revision: 'r2' }),
  );
  const page = openSettings(network, '?edit=contact');
  await findButton('Save Changes');
  expect(screen.queryByLabelText(FIELDS.currentPassword)).toBeNull();
  await fill(page.user, { recoveryEmail });
  await fill(page.user, { currentPassword: 'correct horse' });
  await page.user.click(await findButton('Save Changes'));
  await screen.findByText('Confirm your recovery email');
  expect(screen.getByText(recoveryEmail)).toBeVisible();
  expect(network.requests(saveContactEndpoint)).toMatchObject([
    { recoveryEmail, currentPassword: 'correct horse' },
  ]);
  expect(page.toasts[0]?.message).toBe(
    'Your contact details have been saved. Open the link in the email we sent to your new address to confirm it.',
  );
  expect(JSON.stringify(page.toasts)).not.toContain('correct horse');
});

test("[PF-064] the server's error is shown at its field, and the input is kept", async () => {
  const fields = { currentPassword: 'That is not your current password.' };
  const network = contactServer().on(
    saveContactEndpoint,
    () => new ApiError({ code: 'PASSWORD_WRONG', status: 422, fields, origin: 'server' }),
  );
  const { user } = await save({ recoveryEmail: 'other@example.in' }, network);
  await waitFor(() => expect(getField(FIELDS.currentPassword)).toBeInvalid());
  await fill(user, { currentPassword: 'wrong' });
  await user.click(await findButton('Save Changes'));
  await waitFor(() =>
    expect(getField(FIELDS.currentPassword)).toHaveAccessibleDescription(fields.currentPassword),
  );
  expect(getField(FIELDS.recoveryEmail)).toHaveValue('other@example.in');
  expect(getField(FIELDS.currentPassword)).toHaveValue('wrong');
});

test('[PF-064] a failure without a field keeps the dialog and the input; the next save works', async () => {
  const network = contactServer().on(
    saveContactEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }),
  );
  const { user, toasts } = await save({ primaryPhone: '9000000000' }, network);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your contact details could not be saved');
  expect(getField(FIELDS.primaryPhone)).toHaveValue('9000000000');
  expect(toasts).toEqual([]);
  network.on(saveContactEndpoint, () => someSettings({ primaryPhone: '9000000000' }));
  await user.click(await findButton('Save Changes'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a form without changes is not sent', async () => {
  const { network, toasts } = await save({});
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts).toMatchObject([{ kind: 'info', message: 'There are no changes to save.' }]);
  expect(network.requests(saveContactEndpoint)).toEqual([]);
});
