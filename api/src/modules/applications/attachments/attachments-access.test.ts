import { deleteAccountEndpoint, exportAccountEndpoint } from '@sopaan/schemas/account/data';
import { applyEndpoint } from '@sopaan/schemas/jobs/application';
import { lockWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { clearLimits } from '../../accounts/sign-up/testing/sign-up';
import { addJob } from '../../jobs/testing/job';
import { addWalletFiles } from '../../wallet/testing/wallet';
import { attachmentCalls, JOB, SLOT } from './testing/attachment-calls';

const api = testApp();
const { memberWithDocument, applicant, openCv, openDocument, readSent, readActivity } =
  attachmentCalls(api);

beforeAll(() => addJob(api.database, JOB));
beforeEach(() => clearLimits(api));

test('[AP-038] another member and a guest cannot read attachments, even with their IDs', async () => {
  const { key } = await applicant();
  const stranger = await applicant();
  for (const open of [openCv, openDocument]) {
    expect((await open(key, stranger.token)).statusCode).toBe(404);
    expect((await open(key)).statusCode).toBe(401);
  }
  // A member's own application ID does not give access to a document of another application.
  const mixed = { ...stranger.key, documentId: key.documentId };
  expect((await openDocument(mixed, stranger.token)).statusCode).toBe(404);
});

test('[PF-033] with a locked wallet an application can have a CV, but no documents', async () => {
  const { token, fileId } = await memberWithDocument();
  await api.call(lockWalletEndpoint, {}, token);
  for (const documents of [{ documentIds: [fileId] }, { documents: [SLOT] }]) {
    expect(await api.rejection(applyEndpoint, { ...JOB, ...documents }, token)).toMatchObject({
      status: 403,
      code: 'WALLET_LOCKED',
    });
  }
  const { application } = await api.call(applyEndpoint, { ...JOB, attachCv: true }, token);
  expect(application?.attachments).toEqual({ hasCv: true, documents: [] });
});

test('applying with replaced or unknown documents, those of others or more than five gets an error of the field', async () => {
  const member = await memberWithDocument();
  const other = await memberWithDocument();
  const { earlier } = await addWalletFiles(api, member, 'voterID', 2);
  const refused = [
    [other.fileId],
    [member.fileId, earlier[0]?.fileId],
    ['unknown'],
    ['1', '2', '3', '4', '5', '6'],
  ];
  for (const documentIds of refused) {
    expect(await api.rejection(applyEndpoint, { ...JOB, documentIds }, member.token)).toMatchObject(
      {
        status: 400,
        code: 'VALIDATION_FAILED',
        fields: { documentIds: expect.any(String) },
      },
    );
  }
  expect(await readActivity(member.token)).toEqual([]);
});

test('the export of the account has the attachments, and deleting the account erases them', async () => {
  const { token, key } = await applicant();
  const { data } = await api.call(exportAccountEndpoint, {}, token);
  expect(data).toMatchObject({
    jobApplications: [
      {
        timeline: [{ sent: { hasCv: true } }],
        attachedDocuments: [{ slot: SLOT, name: 'file-1.png', mediaType: 'image/png' }],
      },
    ],
  });
  await api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, token);
  expect(await readSent(key)).toEqual([undefined, undefined]);
});

test('a sent CV is stored encrypted and can be decrypted only for its application', async () => {
  const { token, key } = await applicant();
  const other = await applicant();
  const [row] = await api.database.query<{ content: Buffer }>(
    'select content from job_application_cvs where application_id = $1',
    [key.applicationId],
  );
  expect(row?.content.toString()).not.toContain('Asha');
  await api.database.query(
    `update job_application_cvs cv set content = other.content, salt = other.salt
     from job_application_cvs other
     where cv.application_id = $1 and other.application_id = $2`,
    [key.applicationId, other.key.applicationId],
  );
  expect((await openCv(key, token)).statusCode).toBe(500);
});
