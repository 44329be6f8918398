import { ApiError } from '@sopaan/api-client/api-error';
import {
  deleteDocumentEndpoint,
  getWalletEndpoint,
  removeFileEndpoint,
  restoreFileEndpoint,
  uploadDocumentEndpoint,
  WALLET_QUOTA_BYTES,
} from '@sopaan/schemas/wallet/wallet';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offline } from '../testing/open-dashboard';
import {
  aWallet,
  aWalletFile,
  anEarlierFile,
  openWallet,
  walletServer,
} from '../testing/wallet-server';

const PDF = new File(['%PDF-1.7 marks'], 'marks.pdf', { type: 'application/pdf' });
const filled = (name = 'pan.png') => aWallet({ documents: [aWalletFile({ name })] });
const panCard = async () =>
  within((await screen.findByRole('heading', { name: 'PAN card' })).parentElement ?? document.body);

async function choose(file: File, label = 'Choose file: PAN card') {
  fireEvent.change(await screen.findByLabelText(label), { target: { files: [file] } });
}

test('[PF-039] [PF-044] a chosen file is uploaded, and the slot reads Uploaded', async () => {
  const network = walletServer().on(uploadDocumentEndpoint, () => filled('marks.pdf'));
  openWallet(network);
  expect(await screen.findByText(/up to 10 MB a file/)).toBeVisible();
  await choose(PDF);
  const slot = await panCard();
  expect(await slot.findByText('Uploaded')).toBeVisible();
  expect(slot.getByText('Change file')).toBeVisible();
  expect(network.requests(uploadDocumentEndpoint)).toEqual([
    { slot: 'panCard', name: 'marks.pdf' },
  ]);
  expect(network.files(uploadDocumentEndpoint)[0]?.['document']?.name).toBe('marks.pdf');
  expect(screen.getByRole('region', { name: 'Identification' })).toHaveTextContent(
    '1 of 7 uploaded',
  );
});

test('[PF-036] a group of slots can be closed, and still says how many are filled', async () => {
  const { user } = openWallet(walletServer(filled()));
  const group = within(await screen.findByRole('region', { name: 'Identification' }));
  expect(group.getByText('Voter ID')).toBeVisible();
  await user.click(group.getByRole('heading', { name: 'Identification' }));
  expect(group.getByText('Voter ID')).not.toBeVisible();
  expect(group.getByText('1 of 7 uploaded')).toBeVisible();
  expect(screen.getByText('Income certificate')).toBeVisible();
});

test.each([
  ['a program', new File(['MZ'], 'a.exe'), /Only \.pdf, \.jpg, \.jpeg and \.png/],
  ['a renamed web page', new File(['<p>hello'], 'a.pdf'), /its content is not a PDF/],
  ['an empty file', new File([], 'a.pdf'), /This file is empty/],
  [
    'a file of more than 10 MB',
    new File([new Uint8Array(10_485_761)], 'a.pdf'),
    /10 MB or smaller/,
  ],
])(
  '[PF-042] [PF-043] %s is rejected with its reason, and nothing is sent',
  async (_, file, reason) => {
    const network = walletServer();
    const { user } = openWallet(network);
    expect(await screen.findByLabelText('Choose file: PAN card')).toHaveAttribute(
      'accept',
      '.pdf,.jpg,.jpeg,.png',
    );
    await choose(file);
    const slot = await panCard();
    expect(await slot.findByText(reason)).toBeVisible();
    expect(slot.getByText('Not Uploaded')).toBeVisible();
    expect(slot.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
    expect(network.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
    await user.click(slot.getByRole('button', { name: /^Dismiss/ }));
    expect(slot.queryByText(reason)).not.toBeInTheDocument();
  },
);

test.each([
  [0.89, false],
  [0.9, true],
])(
  'at %d of the quota, a warning explains how to make room: %s',
  async (usedFraction, isWarned) => {
    openWallet(walletServer(aWallet({ usedBytes: WALLET_QUOTA_BYTES * usedFraction })));
    expect(await screen.findByRole('progressbar', { name: /of 260 MB used/ })).toBeVisible();
    expect(screen.queryAllByText(/almost full.*make room/)).toHaveLength(isWarned ? 1 : 0);
  },
);

test('an interrupted upload keeps the old file and can be retried', async () => {
  const network = walletServer(filled()).on(uploadDocumentEndpoint, offline);
  const { user } = openWallet(network);
  await choose(PDF, 'Change file: PAN card');
  const slot = await panCard();
  expect(await slot.findByText('marks.pdf could not be uploaded')).toBeVisible();
  expect(slot.getByText(/^pan\.png/)).toBeVisible();
  network.on(uploadDocumentEndpoint, () => filled('marks.pdf'));
  await user.click(slot.getByRole('button', { name: 'Try again to upload PAN card' }));
  expect(await slot.findByText(/^marks\.pdf · /)).toBeVisible();
  expect(slot.queryByText('marks.pdf could not be uploaded')).not.toBeInTheDocument();
});

test('a stored file is shown although the response of its upload was lost', async () => {
  const network = walletServer().on(uploadDocumentEndpoint, () => {
    network.on(getWalletEndpoint, () => filled('marks.pdf'));
    return offline();
  });
  openWallet(network);
  await choose(PDF);
  expect(await (await panCard()).findByText(/^marks\.pdf · /)).toBeVisible();
});

test('when the server rejects an upload, the reason is shown', async () => {
  const fields = { document: 'This PDF shows a full Aadhaar number. Upload a masked copy.' };
  const network = walletServer().on(
    uploadDocumentEndpoint,
    () => new ApiError({ code: 'VALIDATION_FAILED', status: 400, origin: 'server', fields }),
  );
  openWallet(network);
  await choose(PDF);
  expect(await screen.findByText(fields.document)).toBeVisible();
});

test('a running upload shows its progress and can be cancelled', async () => {
  const network = walletServer(filled()).on(uploadDocumentEndpoint, () => new Promise(() => {}));
  const { user } = openWallet(network);
  await choose(PDF, 'Change file: PAN card');
  expect(await screen.findByRole('progressbar', { name: 'Upload of PAN card' })).toBeVisible();
  expect(screen.getByText('Uploading marks.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of PAN card' }));
  const slot = await panCard();
  expect(await slot.findByText('Change file')).toBeVisible();
  expect(slot.queryByRole('alert')).not.toBeInTheDocument();
  expect(slot.getByText(/^pan\.png/)).toBeVisible();
});

test('deleting a document asks first; a failure is shown, and the document stays', async () => {
  const network = walletServer(filled()).on(deleteDocumentEndpoint, offline);
  const { user } = openWallet(network);
  await user.click(await screen.findByRole('button', { name: 'Delete PAN card' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete PAN card?' }));
  expect(dialog.getByText(/can be restored for 30 days/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('The document could not be deleted')).toBeVisible();
  const earlier = [
    anEarlierFile({ name: 'pan.png', reason: 'deleted', removedAt: '2026-12-25T10:00:00.000Z' }),
  ];
  network.on(deleteDocumentEndpoint, () => aWallet({ earlier }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/Deleted, kept until 25 Dec 2026/)).toBeVisible();
  expect((await panCard()).getByText('Not Uploaded')).toBeVisible();
});

test('[PF-040] a replaced file can be restored, or removed for good', async () => {
  const wallet = aWallet({ documents: [aWalletFile()], earlier: [anEarlierFile()] });
  const network = walletServer(wallet)
    .on(removeFileEndpoint, () => filled())
    .on(restoreFileEndpoint, offline);
  const { user } = openWallet(network);
  const list = within(await screen.findByRole('region', { name: 'Earlier and deleted files' }));
  expect(list.getByText(/old-pan\.png · 1\.5 MB · Replaced/)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Restore old-pan.png' }));
  expect(await list.findByText('This file could not be restored')).toBeVisible();
  network.on(restoreFileEndpoint, () =>
    aWallet({
      documents: [aWalletFile({ name: 'old-pan.png', fileId: 'f0' })],
      earlier: [anEarlierFile({ name: 'pan.png', fileId: 'f1' })],
    }),
  );
  await user.click(list.getByRole('button', { name: 'Restore old-pan.png' }));
  expect(await (await panCard()).findByText(/^old-pan\.png/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove pan.png for good' }));
  await user.click(await screen.findByRole('button', { name: 'Remove for good' }));
  await waitFor(() => expect(network.requests(removeFileEndpoint)).toEqual([{ fileId: 'f1' }]));
  await waitFor(() =>
    expect(screen.queryByText('Earlier and deleted files')).not.toBeInTheDocument(),
  );
});
