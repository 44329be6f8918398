import { ApiError } from '@sopaan/api-client/api-error';
import {
  getDetailRowsEndpoint,
  getStoredDetailsEndpoint,
  saveDetailsEndpoint,
  type StoredDetails,
} from '@sopaan/schemas/wallet/details';
import { screen, waitFor, within } from '@testing-library/react';
import { offline } from '../testing/open-dashboard';
import { openWallet, walletServer } from '../testing/wallet-server';

const stored: StoredDetails = {
  fatherName: 'Mohan Rao',
  motherName: '',
  dateOfBirth: '',
  gender: '',
  maritalStatus: '',
  nationality: 'Indian',
  aadhaar: '',
  pan: '',
  passport: '',
};
const server = () => walletServer().on(getStoredDetailsEndpoint, () => stored);
const panel = () => screen.findByRole('region', { name: 'Personal Details' });

async function openEditor(network = server()) {
  const page = openWallet(network);
  await page.user.click(await screen.findByRole('button', { name: 'Edit personal details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit personal details' }));
  await dialog.findByLabelText("Father's name");
  return { ...page, dialog };
}

test('[PF-035] the details are masked until they are shown, and masked again', async () => {
  const { user } = openWallet();
  expect(await within(await panel()).findByText('•••• •••• 5308')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show details' }));
  expect(await screen.findByText('4996 2871 5308')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide details' }));
  expect(await screen.findByText('•••• •••• 5308')).toBeVisible();
  expect(screen.queryByText('4996 2871 5308')).not.toBeInTheDocument();
});

test('details that could not be loaded can be loaded again', async () => {
  const network = server().on(getDetailRowsEndpoint, offline);
  const { user } = openWallet(network);
  expect(await screen.findByText('Your details could not be loaded')).toBeVisible();
  network.on(getDetailRowsEndpoint, () => ({ rows: [{ field: 'pan', value: '••••••••4F' }] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await within(await panel()).findByText('PAN')).toBeVisible();
});

test('[PF-035] the editor checks and saves what has no other place', async () => {
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
  expect(network.requests(saveDetailsEndpoint)).toEqual([{ ...stored, pan: 'ABCDE1234F' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a failed save keeps the input, and closing asks first', async () => {
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
