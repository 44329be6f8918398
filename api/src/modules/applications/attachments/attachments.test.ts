import {
  applyEndpoint,
  getApplicationsEndpoint,
  withdrawApplicationEndpoint,
} from '@sopaan/schemas/jobs/application';
import {
  deleteDocumentEndpoint,
  lockWalletEndpoint,
  removeFileEndpoint,
} from '@sopaan/schemas/wallet/wallet';
import { runCleanup } from '../../../cleanup/cleanup';
import { aPng } from '../../../files/image/testing/pictures';
import { testApp } from '../../../testing/test-app';
import { clearLimits } from '../../accounts/sign-up/testing/sign-up';
import { takeMail } from '../../accounts/testing/sent-mails';
import { addGovtJob, addJob } from '../../jobs/testing/job';
import { addWalletFiles } from '../../wallet/testing/wallet';
import { walletCleanup } from '../../wallet/wallet.cleanup';
import { attachmentCalls, JOB, SLOT } from './testing/attachment-calls';

/** The job's organisation, as the log of the wallet names it. */
const RECIPIENT = 'Asha Labs (Frontend Engineer)';
const api = testApp();
const { memberWithDocument, applicant, openCv, openDocument, readSent, readActivity } =
  attachmentCalls(api);

beforeAll(() => addJob(api.database, JOB));
beforeEach(() => clearLimits(api));

test('[EX-091] the CV is a JSON Resume of the profile at that moment, with the contact of the application', async () => {
  const { token, userId } = await api.signUp();
  await api.database.query(
    `update users set skills = $2, personal_info = $3, address = $4 where id = $1`,
    [
      userId,
      JSON.stringify([{ name: 'node_js', level: 'Expert' }]),
      JSON.stringify({
        phone: '+91 98765 43210',
        username: 'asha-cv',
        about: { userabout: 'I like pages.', selectedpurpose: 'A secret purpose' },
      }),
      JSON.stringify({ address1: '7 Hill Road', city: 'Pune', state: 'Maharashtra' }),
    ],
  );
  const input = { ...JOB, attachCv: true, email: 'work@example.in', phone: '' };
  const { application } = await api.call(applyEndpoint, input, token);
  expect(application).toMatchObject({
    sent: { hasCv: true, documents: [] },
    attachments: { hasCv: true, documents: [] },
  });
  expect((await takeMail(api)).paragraphs).toContain('CV: attached');
  await api.database.query(`update users set skills = '[]' where id = $1`, [userId]);

  const key = { applicationId: application?.applicationId ?? '' };
  const response = await openCv(key, token);
  expect(response.headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringContaining('cv.json'),
  });
  expect(response.json()).toMatchObject({
    basics: {
      name: 'Asha Rao',
      summary: 'I like pages.',
      email: 'work@example.in',
      location: { city: 'Pune', region: 'Maharashtra' },
    },
    skills: [{ name: 'Node.js', level: 'Expert' }],
  });
  for (const hidden of ['98765', 'Hill Road', 'secret purpose', 'asha-cv']) {
    expect(response.body).not.toContain(hidden);
  }
});

test('[PF-044] the chosen documents are sent, and the log of the wallet records it', async () => {
  const { token, application } = await applicant();
  const document = { slot: SLOT, name: 'file-1.png' };
  expect(application).toMatchObject({
    sent: { documents: [document] },
    attachments: { hasCv: true, documents: [{ ...document, size: aPng(101).length }] },
  });
  expect(await readActivity(token)).toEqual([
    { action: 'sent', receiver: RECIPIENT, document: 'file-1.png' },
  ]);
});

test('[PF-033] while the wallet is locked, the applicant can still read the sent documents, but nothing else', async () => {
  const member = await applicant();
  const { token, key } = member;
  const { documents } = await addWalletFiles(api, member, SLOT, 2);
  await api.call(lockWalletEndpoint, {}, token);
  const { items } = await api.call(getApplicationsEndpoint, {}, token);
  expect(items[0]?.attachments.documents).toMatchObject([{ slot: SLOT, name: 'file-1.png' }]);
  expect(JSON.stringify(items)).not.toContain('file-2.png');
  // The id of a file in the wallet does not identify a sent document.
  const inWallet = { ...key, documentId: documents[0]?.fileId ?? '' };
  expect((await openDocument(inWallet, token)).statusCode).toBe(404);
  const response = await openDocument(key, token);
  expect(response.rawPayload).toEqual(aPng(101));
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('a sent document stays unchanged when it is replaced, deleted or erased in the wallet', async () => {
  const member = await applicant();
  const expectUnchanged = async () =>
    expect((await openDocument(member.key, member.token)).rawPayload).toEqual(aPng(101));
  await addWalletFiles(api, member, SLOT, 2);
  await expectUnchanged();
  await api.call(removeFileEndpoint, { fileId: member.fileId }, member.token);
  await expectUnchanged();

  const other = await applicant();
  await api.call(deleteDocumentEndpoint, { slot: SLOT }, other.token);
  await api.database.query(`update wallet_files set deleted_at = now() - interval '31 days'`);
  const log = { warn: jest.fn() };
  await runCleanup({ database: api.database, tasks: walletCleanup, log });
  expect(log.warn).not.toHaveBeenCalled();
  expect((await openDocument(other.key, other.token)).rawPayload).toEqual(aPng(101));
});

test('[EX-091] withdrawing ends the access to the attachments, and applying again attaches anew', async () => {
  const member = await applicant();
  const { token, key, fileId } = member;
  expect(await readSent(key)).toEqual([expect.anything(), expect.anything()]);
  const { application } = await api.call(withdrawApplicationEndpoint, JOB, token);
  expect(application).toMatchObject({
    sent: { hasCv: true, documents: [{ name: 'file-1.png' }] },
    attachments: { hasCv: false, documents: [] },
  });
  expect(await readSent(key)).toEqual([undefined, undefined]);
  expect((await openCv(key, token)).statusCode).toBe(404);
  expect((await openDocument(key, token)).statusCode).toBe(404);
  expect((await readActivity(token))[0]).toEqual({
    action: 'withdrawn',
    receiver: RECIPIENT,
    document: null,
  });

  // The wallet still has the file.
  const again = await api.call(applyEndpoint, { ...JOB, documentIds: [fileId] }, token);
  const documentId = again.application?.attachments.documents[0]?.documentId ?? '';
  expect((await openDocument({ ...key, documentId }, token)).rawPayload).toEqual(aPng(101));
  expect((await openCv(key, token)).statusCode).toBe(404);
});

test('withdrawing an application erases a file that nothing else uses', async () => {
  const member = await applicant();
  await addWalletFiles(api, member, SLOT, 2);
  await api.call(removeFileEndpoint, { fileId: member.fileId }, member.token);
  const countFiles = async () => {
    const files = await api.database.query(
      'select id from files where owner_id = $1 and salt is not null',
      [member.userId],
    );
    return files.length;
  };
  const before = await countFiles();
  await api.call(withdrawApplicationEndpoint, JOB, member.token);
  expect(await countFiles()).toBe(before - 1);
});

test('an application from an older page, which names slots, gets the current files of those slots', async () => {
  const member = await api.signUp();
  await addWalletFiles(api, member, SLOT, 2);
  const input = { ...JOB, documents: [SLOT, SLOT] };
  const { application } = await api.call(applyEndpoint, input, member.token);
  expect(application).toMatchObject({
    sent: { hasCv: false, documents: [{ slot: SLOT, name: 'file-2.png' }] },
    attachments: { documents: [{ name: 'file-2.png' }] },
  });
});

test('an application from an older page for a government job without an official site can have attachments', async () => {
  await addGovtJob(api.database, { id: 'clerk', official_url: '' });
  const { token, fileId } = await memberWithDocument();
  const input = { id: 'clerk', attachCv: true, documentIds: [fileId] };
  const { application } = await api.call(applyEndpoint, input, token);
  expect(application?.attachments).toMatchObject({ hasCv: true, documents: [{ slot: SLOT }] });
});
