import { ApiError } from '@sopaan/api-client/api-error';
import { bus } from '@sopaan/events/bus';
import { deleteAccountEndpoint, exportAccountEndpoint } from '@sopaan/schemas/account/data';
import { sessionStore } from '@sopaan/session/session';
import { screen, waitFor, within } from '@testing-library/react';
import { watchDownloads } from '../../../../testing/downloads';
import { anAccount, openSettings, findButton } from '../../../../testing/open-settings';

const everything = {
  exportedAt: '2026-11-20T06:30:00.000Z',
  data: { profile: { firstName: 'Asha' }, likes: [{ kind: 'course', id: 'c1' }] },
};

test('the account is downloaded as one JSON file, once even when clicked twice', async () => {
  const files = watchDownloads();
  const network = anAccount().on(exportAccountEndpoint, () => everything);
  const { user, toasts } = openSettings(network);
  await user.dblClick(await findButton('Download everything'));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('sopaan-2026-11-20.json');
  expect(JSON.parse((await files[0]?.content) ?? '')).toEqual(everything);
  expect(toasts).toEqual([{ kind: 'success', message: 'Your data has been downloaded.' }]);
  expect(network.requests(exportAccountEndpoint)).toHaveLength(1);
});

test('the download button shows that the file is being prepared; a failure is shown', async () => {
  const files = watchDownloads();
  let fail = () => {};
  const network = anAccount().on(
    exportAccountEndpoint,
    () =>
      new Promise((resolve) => {
        fail = () => resolve(new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }));
      }),
  );
  const { user } = openSettings(network);
  await user.click(await findButton('Download everything'));
  expect(await findButton('Preparing…')).toHaveFocus();
  await waitFor(() => expect(network.requests(exportAccountEndpoint)).toHaveLength(1));
  fail();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your data could not be downloaded');
  expect(await findButton('Download everything')).toBeVisible();
  expect(files).toEqual([]);
});

test('the data section links to the import of a file', async () => {
  openSettings();
  const link = await screen.findByRole('link', { name: 'Import a profile' });
  expect(link).toHaveAttribute('href', '/profile/resume');
});

async function openDialog(network = anAccount()) {
  const page = openSettings(network.on(deleteAccountEndpoint, () => ({ status: 'deleted' })));
  await page.user.click(await findButton('Delete my account…'));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  return { ...page, dialog, inDialog: within(dialog) };
}

test('the dialog that deletes the account lists what is deleted and requires the password', async () => {
  const { network, user, dialog, inDialog } = await openDialog();
  expect(dialog).toHaveAccessibleDescription(/your profile.*every device.*This cannot be undone/);
  const deleteButton = inDialog.getByRole('button', { name: 'Delete my account' });
  expect(deleteButton).not.toHaveFocus();
  await user.click(deleteButton);
  expect(await inDialog.findByRole('alert')).toHaveTextContent('Please enter your password.');
  expect(network.requests(deleteAccountEndpoint)).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await findButton('Delete my account…')).toHaveFocus();
});

test('deleting the account shows one toast and logs out quietly', async () => {
  const onLogoutRequested = jest.fn();
  const stop = bus.subscribe('logout:requested', onLogoutRequested);
  const { network, user, inDialog, toasts } = await openDialog();
  await user.type(inDialog.getByLabelText(/^Current password/), 'correct horse');
  await user.dblClick(inDialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(onLogoutRequested).toHaveBeenCalledTimes(1));
  expect(onLogoutRequested).toHaveBeenCalledWith({ quiet: true });
  expect(network.requests(deleteAccountEndpoint)).toEqual([{ password: 'correct horse' }]);
  expect(toasts).toEqual([{ kind: 'success', message: 'Your account has been deleted.' }]);
  stop();
});

test('deleting the account with a wrong password deletes nothing and shows the error at the field', async () => {
  const fields = { password: 'Your current password is incorrect.' };
  const { network, user, inDialog } = await openDialog();
  network.on(
    deleteAccountEndpoint,
    () => new ApiError({ code: 'PASSWORD_WRONG', status: 403, fields, origin: 'server' }),
  );
  const field = inDialog.getByLabelText(/^Current password/);
  await user.type(field, 'wrong{Enter}');
  await inDialog.findByRole('alert');
  expect(field).toHaveAccessibleDescription(fields.password);
  expect(field).toHaveValue('wrong');
  expect(sessionStore.getState().status).toBe('member');
});
