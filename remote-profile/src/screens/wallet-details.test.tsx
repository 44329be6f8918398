import { ApiError } from '@sopaan/api-client/api-error';
import {
  getDisplayedDetailsEndpoint,
  getEditableDetailsEndpoint,
  saveDetailsEndpoint,
  type EditableDetails,
} from '@sopaan/schemas/wallet/details';
import { screen, waitFor, within } from '@testing-library/react';
import { offline } from '../testing/open-dashboard';
import { openWallet, walletServer } from '../testing/wallet-server';

/** What the editor sends if nothing is changed. */
const sent = {
  fatherName: 'Mohan Rao',
  motherName: '',
  gender: '',
  maritalStatus: '',
  nationality: 'Indian',
  aadhaar: '',
  pan: '',
  passport: '',
  version: 1,
};
const stored: EditableDetails = { ...sent, dateOfBirth: '' };
const conflict = () => new ApiError({ code: 'CONFLICT', status: 409, origin: 'server' });
const server = () => walletServer().on(getEditableDetailsEndpoint, () => stored);
const panel = () => screen.findByRole('region', { name: 'Personal Details' });

async function openEditor(network = server()) {
  const page = openWallet(network);
  await page.user.click(await screen.findByRole('button', { name: 'Edit personal details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit personal details' }));
  await dialog.findByLabelText("Father's name");
  return { ...page, dialog };
}

test('[PF-035] the personal details are masked until they are shown, and can be masked again', async () => {
  const { user } = openWallet();
  expect(await within(await panel()).findByText('•••• •••• 5308')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show details' }));
  expect(await screen.findByText('4996 2871 5308')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide details' }));
  expect(await screen.findByText('•••• •••• 5308')).toBeVisible();
  expect(screen.queryByText('4996 2871 5308')).not.toBeInTheDocument();
});

test('[PF-035] details that are edited elsewhere have a link to their editor', async () => {
  openWallet();
  const details = within(await panel());
  expect(details.getByRole('link', { name: 'your profile' })).toHaveAttribute(
    'href',
    '/profile/profile?edit=info',
  );
  expect(details.getByRole('link', { name: 'your settings' })).toHaveAttribute(
    'href',
    '/profile/account?edit=details',
  );
});

test('personal details that could not be loaded can be loaded again', async () => {
  const network = server().on(getDisplayedDetailsEndpoint, offline);
  const { user } = openWallet(network);
  expect(await screen.findByText('Your details could not be loaded')).toBeVisible();
  network.on(getDisplayedDetailsEndpoint, () => ({
    rows: [{ field: 'pan', value: '••••••••4F' }],
  }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(await panel()).findByText('PAN')).toBeVisible();
});

test('[PF-035] the editor validates and saves the details that only the wallet stores', async () => {
  const network = server().on(saveDetailsEndpoint, () => ({ status: 'saved' }));
  const { user, dialog, toasts } = await openEditor(network);
  expect(dialog.getByLabelText("Father's name")).toHaveValue('Mohan Rao');
  await user.type(dialog.getByLabelText('Aadhaar number'), '4996 2871 5300');
  await user.type(dialog.getByLabelText('PAN'), 'abcde1234f');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const message = 'This is not a valid Aadhaar number. Check the digits.';
  expect(await dialog.findAllByText(message)).not.toHaveLength(0);
  expect(network.requests(saveDetailsEndpoint)).toEqual([]);
  await user.clear(dialog.getByLabelText('Aadhaar number'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(network.requests(saveDetailsEndpoint)).toEqual([{ ...sent, pan: 'ABCDE1234F' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a failed save of details keeps the input, and closing the editor asks first', async () => {
  const network = server().on(
    saveDetailsEndpoint,
    () => new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' }),
  );
  const { user, dialog } = await openEditor(network);
  await user.type(dialog.getByLabelText("Mother's name"), 'Lata Rao');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Your details could not be saved')).toBeVisible();
  expect(dialog.getByLabelText("Mother's name")).toHaveValue('Lata Rao');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('details that were saved elsewhere in the meantime', () => {
  async function saveOverNewer(theirs: Partial<EditableDetails>) {
    const network = server();
    const { user, dialog } = await openEditor(network);
    const newer = { ...stored, ...theirs, version: 2 };
    network
      .on(getEditableDetailsEndpoint, () => newer)
      .on(saveDetailsEndpoint, ({ version }) => (version === 2 ? { status: 'saved' } : conflict()));
    await user.type(dialog.getByLabelText('PAN'), 'ABCDE1234F');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    return { network, user, dialog };
  }
  const question = async () =>
    within(await screen.findByRole('dialog', { name: 'This section was changed elsewhere' }));
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  test('are not overwritten: the member sees what changed, and may replace them', async () => {
    const { network, user } = await saveOverNewer({ motherName: 'Lata Rao', nationality: '' });
    const asked = await question();
    expect(asked.getByRole('list', { name: 'Added there' })).toHaveTextContent(
      "Mother's name: Lata Rao",
    );
    expect(asked.getByRole('list', { name: 'No longer there' })).toHaveTextContent(
      'Nationality: Indian',
    );
    await user.click(asked.getByRole('button', { name: 'Overwrite with my changes' }));
    await isClosed();
    const mine = { ...sent, pan: 'ABCDE1234F' };
    expect(network.requests(saveDetailsEndpoint)).toEqual([mine, { ...mine, version: 2 }]);
  });

  test('can be taken over into the form', async () => {
    const { user, dialog } = await saveOverNewer({ motherName: 'Lata Rao' });
    await user.click((await question()).getByRole('button', { name: 'Use the other version' }));
    await waitFor(() => expect(dialog.getByLabelText("Mother's name")).toHaveValue('Lata Rao'));
    expect(dialog.getByLabelText('PAN')).toHaveValue('');
  });

  test('are overwritten without a question if their content is the same as before', async () => {
    const { network } = await saveOverNewer({});
    await isClosed();
    expect(network.requests(saveDetailsEndpoint).map(({ version }) => version)).toEqual([1, 2]);
  });

  test('count as saved if they were changed in the same way', async () => {
    const { network } = await saveOverNewer({ pan: 'ABCDE1234F' });
    await isClosed();
    expect(network.requests(saveDetailsEndpoint)).toHaveLength(1);
  });
});
