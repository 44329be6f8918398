import { ApiError } from '@sopaan/api-client/api-error';
import { applyEndpoint } from '@sopaan/schemas/jobs/application';
import {
  getSentCvEndpoint,
  getSentDocumentEndpoint,
} from '@sopaan/schemas/jobs/application-attachments';
import { getWalletEndpoint, unlockWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import { tellWalletTabs } from '@sopaan/session/wallet-tabs';
import { fakeBroadcastChannel } from '@sopaan/testing/fake-broadcast-channel';
import { screen, waitFor, within } from '@testing-library/react';
import { aJobDetail, anApplication, aWithdrawnApplication } from '../testing/job-detail';
import { openJobAsMember, press, region } from '../testing/job-page';
import { aWallet, aWalletFile, lockedError } from '../testing/wallet';

fakeBroadcastChannel();

const PAN = 'PAN card (pan.png)';
const panCard = aWalletFile({ fileId: 'file-2', slot: 'panCard', name: 'pan.png' });
const serverError = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });

async function openForm(wallet: () => ReturnType<typeof aWallet> | ApiError) {
  const opened = openJobAsMember();
  opened.network.on(getWalletEndpoint, wallet);
  await press(opened.user, 'Apply');
  const dialog = within(await screen.findByRole('dialog', { name: /^Apply for/ }));
  const documents = within(
    await dialog.findByRole('group', { name: 'Documents from your wallet' }),
  );
  const send = () => opened.user.click(dialog.getByRole('button', { name: 'Send application' }));
  return { ...opened, dialog, documents, send };
}

test('[EX-091] the form sends the chosen documents, at most five, and links to the CV', async () => {
  const files = Array.from({ length: 6 }, (_, index) =>
    aWalletFile({ fileId: `file-${index}`, slot: `slot-${index}`, name: `${index}.pdf` }),
  );
  const { network, user, dialog, documents, send } = await openForm(() => aWallet(files));
  expect(dialog.getByRole('link', { name: /View your CV/ })).toHaveAttribute('href', '/profile/cv');
  const boxes = await documents.findAllByRole('checkbox');
  expect(boxes).toHaveLength(6);
  for (const box of boxes) expect(box).not.toBeChecked();
  for (const box of boxes.slice(0, 5)) await user.click(box);
  expect(documents.getByText('5 of at most 5 chosen.')).toBeVisible();
  expect(boxes[5]).toBeDisabled();
  network.on(applyEndpoint, () => ({ application: anApplication() }));
  await send();
  await screen.findByRole('dialog', { name: 'Application submitted' });
  expect(network.requests(applyEndpoint)).toMatchObject([
    { attachCv: false, documentIds: ['file-0', 'file-1', 'file-2', 'file-3', 'file-4'] },
  ]);
});

test('[PF-033] a locked wallet can be unlocked in the form, which keeps its input', async () => {
  let isLocked = true;
  const { network, user, dialog, documents, send } = await openForm(() =>
    isLocked ? lockedError() : aWallet(),
  );
  const note = dialog.getByRole('textbox', { name: /Note/ });
  await user.type(note, 'Hello');
  await documents.findByText(/Your document wallet is locked/);
  await user.click(documents.getByRole('button', { name: 'Unlock wallet' }));

  network.on(unlockWalletEndpoint, ({ password }) => {
    if (password !== 'right') {
      const fields = { password: 'That is not your current password.' };
      return new ApiError({ code: 'PASSWORD_WRONG', status: 422, origin: 'server', fields });
    }
    isLocked = false;
    return { status: 'unlocked' };
  });
  const question = within(await screen.findByRole('dialog', { name: 'Unlock your wallet' }));
  await user.type(question.getByLabelText(/^Password/), 'wrong');
  await user.click(question.getByRole('button', { name: 'Unlock wallet' }));
  await question.findByRole('link', { name: 'That is not your current password.' });
  await user.clear(question.getByLabelText(/^Password/));
  await user.type(question.getByLabelText(/^Password/), 'right');
  await user.click(question.getByRole('button', { name: 'Unlock wallet' }));

  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Documents from your wallet' })).toHaveFocus(),
  );
  expect(note).toHaveValue('Hello');
  expect(network.requests(applyEndpoint)).toEqual([]);
  await user.click(await documents.findByRole('checkbox'));
  network.on(applyEndpoint, () => ({ application: anApplication() }));
  await send();
  await screen.findByRole('dialog', { name: 'Application submitted' });
  expect(network.requests(applyEndpoint)).toMatchObject([
    { note: 'Hello', documentIds: ['file-1'] },
  ]);
});

test('[PF-033] an unlocked wallet whose documents fail to load is not shown as locked', async () => {
  let wallet: () => ReturnType<typeof aWallet> | ApiError = lockedError;
  const { network, user, documents } = await openForm(() => wallet());
  await user.click(await documents.findByRole('button', { name: 'Unlock wallet' }));
  network.on(unlockWalletEndpoint, () => {
    wallet = () => serverError;
    return { status: 'unlocked' };
  });
  const question = within(await screen.findByRole('dialog', { name: 'Unlock your wallet' }));
  await user.type(question.getByLabelText(/^Password/), 'right');
  await user.click(question.getByRole('button', { name: 'Unlock wallet' }));
  await waitFor(() => expect(screen.queryByText('Unlock your wallet')).not.toBeInTheDocument());
  wallet = () => aWallet();
  await user.click(await documents.findByRole('button', { name: 'Try again' }));
  expect(await documents.findByRole('checkbox')).toBeVisible();
});

test('[PF-033] locking the wallet in another tab hides the names of the documents at once', async () => {
  const { documents } = await openForm(() => aWallet());
  await documents.findByRole('checkbox');
  tellWalletTabs('locked');
  expect(await documents.findByText(/Your document wallet is locked/)).toBeVisible();
  expect(documents.queryByText(/tenth\.pdf/)).not.toBeInTheDocument();
});

test('[PF-033] when the wallet locks itself meanwhile, the chosen documents stay chosen, and the form can be sent without them', async () => {
  let isLocked = false;
  const { network, user, dialog, documents, send } = await openForm(() =>
    isLocked ? lockedError() : aWallet(),
  );
  await user.click(dialog.getByRole('checkbox', { name: 'Attach my CV' }));
  await user.click(await documents.findByRole('checkbox'));
  isLocked = true;
  network.on(applyEndpoint, ({ documentIds = [] }) =>
    documentIds.length > 0 ? lockedError() : { application: anApplication() },
  );
  await send();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your document wallet is locked');
  await documents.findByText(/To send the documents that you have chosen, unlock it/);
  await user.click(documents.getByRole('button', { name: 'Apply without documents' }));
  expect(dialog.getByRole('checkbox', { name: 'Attach my CV' })).toBeChecked();
  await send();
  await screen.findByRole('dialog', { name: 'Application submitted' });
  expect(network.requests(applyEndpoint)).toMatchObject([
    { attachCv: true, documentIds: ['file-1'] },
    { attachCv: true, documentIds: [] },
  ]);
});

test('a document that was replaced must be chosen again; the rest of the input stays', async () => {
  let files = [aWalletFile(), panCard];
  const { network, user, dialog, documents, send } = await openForm(() => aWallet(files));
  await user.click(await documents.findByRole('checkbox', { name: PAN }));
  await user.click(documents.getByRole('checkbox', { name: /tenth/ }));
  files = [aWalletFile(), { ...panCard, fileId: 'file-3', name: 'newer.png' }];
  const fields = { documentIds: 'One of these documents was replaced.' };
  network.on(
    applyEndpoint,
    () => new ApiError({ code: 'VALIDATION_FAILED', status: 400, origin: 'server', fields }),
  );
  await send();
  await dialog.findByRole('link', { name: fields.documentIds });
  expect(
    await documents.findByRole('checkbox', { name: 'PAN card (newer.png)' }),
  ).not.toBeChecked();
  expect(documents.getByRole('checkbox', { name: /tenth/ })).toBeChecked();
  network.on(applyEndpoint, () => ({ application: anApplication() }));
  await send();
  await screen.findByRole('dialog', { name: 'Application submitted' });
  expect(network.requests(applyEndpoint)).toMatchObject([{ documentIds: ['file-1'] }]);
});

test('documents that cannot be loaded can be retried, and an empty wallet leads to the page of the wallet', async () => {
  let reply = (): ReturnType<typeof aWallet> | ApiError => serverError;
  const { user, documents } = await openForm(() => reply());
  await documents.findByRole('alert', { name: 'Your documents could not be loaded' });
  reply = () => aWallet([]);
  await user.click(documents.getByRole('button', { name: 'Try again' }));
  expect(await documents.findByRole('link', { name: /Add documents/ })).toHaveAttribute(
    'href',
    '/profile/document',
  );
});

test('[EX-091] the applicant can read the CV and download the documents that were sent', async () => {
  const { network, user } = openJobAsMember(aJobDetail(), anApplication());
  const state = within(await region('You have applied'));
  await user.click(state.getByRole('button', { name: 'What was sent' }));
  network.on(getSentCvEndpoint, () => serverError);
  await user.click(await state.findByRole('button', { name: 'View CV' }));
  expect(await state.findByRole('alert')).toHaveTextContent('CV could not be opened');

  const resume = {
    basics: { name: 'Asha Rao', email: 'asha@example.in' },
    education: [{ institution: 'Pune University', studyType: 'B.Sc.', startDate: '2019-07' }],
    skills: [{ name: 'Node.js', level: 'Expert' }],
    meta: { sopaan: { education: [{ of: 'B.Sc. |  | Pune University', endDate: 'Spring 2022' }] } },
  };
  network.on(getSentCvEndpoint, () => new Blob([JSON.stringify(resume)]));
  await user.click(state.getByRole('button', { name: 'View CV' }));
  const cv = within(await screen.findByRole('dialog', { name: 'Your CV as it was sent' }));
  expect(await cv.findByText('Node.js (Expert)')).toBeVisible();
  cv.getByText('Pune University · Jul 2019 to Spring 2022');
  expect(cv.queryByText('Projects')).not.toBeInTheDocument();
  await user.click(cv.getByRole('button', { name: 'Close' }));

  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  network.on(getSentDocumentEndpoint, () => new Blob(['%PDF']));
  await user.click(await state.findByRole('button', { name: 'Download Class 10 marksheet' }));
  await waitFor(() => expect(saved).toEqual(['tenth.pdf']));
  expect(network.requests(getSentDocumentEndpoint)).toEqual([
    { applicationId: 'application-1', documentId: 'document-1' },
  ]);
});

test('[EX-091] a withdrawn application only names its attachments', async () => {
  const { user } = openJobAsMember(aJobDetail(), aWithdrawnApplication());
  const state = within(await region('You have withdrawn your application'));
  await user.click(state.getByRole('button', { name: 'What was sent' }));
  expect(await state.findByText(/Removed when you withdrew/)).toBeVisible();
  expect(state.getByRole('list', { name: 'Attachments' })).toHaveTextContent(
    'CVClass 10 marksheet (tenth.pdf)',
  );
  expect(state.queryByRole('button', { name: /^(View|Download)/ })).not.toBeInTheDocument();
});
