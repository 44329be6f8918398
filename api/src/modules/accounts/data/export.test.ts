import { exportAccountEndpoint } from '@sopaan/schemas/account/data';
import { send } from '../../../testing/call';
import { exportedComments } from '../../blog/testing/post';
import { testApp } from '../../../testing/test-app';
import { exportedFestival } from '../../festivals/testing/festival';
import { exportedLessons } from '../../lessons/testing/stored-lessons';
import { exportedDiscussion } from '../../practice/testing/discussion';
import { exportedQuestions } from '../../mentor-questions/testing/question';
import { exportedPractice } from '../../practice/testing/stored-practice';
import { exportedClass } from '../../live-classes/testing/stored-class';
import { exportedSubscription } from '../../newsletter/testing/subscriber';
import { PERSONAL_DATA } from '../../../registries/personal-data';
import { addReferencedRows, personWithAllData } from './testing/person';
import { personalTables } from './testing/personal-tables';

const api = testApp();
beforeAll(() => addReferencedRows(api.database));

const data = async (token: string) => (await api.call(exportAccountEndpoint, {}, token)).data;

test('an export has all personal data in one file', async () => {
  const { token, email } = await personWithAllData(api, 'Meera');
  const response = await send(api.app, exportAccountEndpoint, {}, token);
  expect(response.headers).toMatchObject({
    'content-disposition': 'attachment; filename="sopaan-account.json"',
    'cache-control': 'no-store',
  });
  const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const like = (kind: string, name: string) => ({ kind, name, likedAt: time });
  expect(response.json()).toEqual({
    exportedAt: time,
    data: {
      account: expect.objectContaining({
        personalInfo: expect.objectContaining({ firstName: 'Meera', email }),
      }),
      publicProfile: {
        isPublic: true,
        isIndexable: false,
        visibleSections: ['about', 'skills', 'experience', 'education', 'projects', 'links'],
        changedAt: time,
      },
      accountSettings: {
        recoveryEmail: 'Meera@example.org',
        recoveryPhone: 'phone of Meera',
        dateOfBirth: null,
        language: '',
      },
      mailOptOuts: [{ category: 'competitions', optedOutAt: time }],
      sessions: [{ client: '', createdAt: time, lastUsedAt: time, expiresAt: time }],
      mails: expect.arrayContaining([
        { kind: 'sign-up', createdAt: time, sentAt: null },
        { kind: 'password-changed', createdAt: time, sentAt: null },
        { kind: 'password-forgotten', createdAt: time, sentAt: null },
        { kind: 'newsletter-confirmation', createdAt: time, sentAt: null },
      ]),
      mailLinks: expect.arrayContaining([
        { purpose: 'sign-up', email, createdAt: time, expiresAt: time, usedAt: null },
        { purpose: 'reset-password', email, createdAt: time, expiresAt: time, usedAt: null },
      ]),
      profilePictures: [{ kind: 'avatar', uploadedAt: time, picture: null }],
      quizAttempts: [
        {
          quiz: 'Rivers of India',
          startedAt: time,
          submittedAt: null,
          score: null,
          answers: [{ question: 'Second?', answer: 'Narmada' }],
        },
      ],
      quizExtraTime: [{ quiz: 'Rivers of India', percent: 25, grantedAt: time }],
      streakFreezes: [{ boughtOn: '2026-11-01', usedOn: null }],
      coins: [{ reason: 'challenge', subject: 'c1', coins: 10, at: time }],
      followedMembers: [{ username: '', followedAt: time }],
      notices: [{ kind: 'team', title: 'A team of Meera', text: '', at: time, readAt: null }],
      knownDevices: [{ createdAt: time, usedAt: time }],
      ...exportedDiscussion('post of Meera', time),
      ...exportedPractice("print('Meera')", time),
      likes: [like('course', 'Web dev basics'), like('competition', 'Hack the monsoon')],
      courses: [{ course: 'Web dev basics', enrolledAt: time }],
      courseReviews: [
        { course: 'Web dev basics', rating: 4, text: 'Meera', writtenAt: time, changedAt: time },
      ],
      ...exportedComments('comment of Meera', time),
      ...exportedLessons('Meera', time),
      ...exportedClass('Meera', time),
      ...exportedFestival(time),
      saved: [{ kind: 'job', title: 'Frontend Engineer', provider: 'Asha Labs', savedAt: time }],
      savedSearches: [expect.objectContaining({ list: 'all', name: 'Meera', frequency: 'off' })],
      followedInstitutes: [{ institute: 'Sahyadri Institute', followedAt: time }],
      jobApplications: [
        {
          job: 'Frontend Engineer',
          organization: 'Asha Labs',
          kind: 'private',
          via: 'sopaan',
          status: 'submitted',
          appliedAt: time,
          timeline: [
            {
              status: 'submitted',
              at: time,
              note: 'a note of Meera',
              sent: expect.objectContaining({ name: 'Meera', hasCv: true }),
            },
          ],
          attachedDocuments: [
            { slot: 'panCard', name: 'Meera.png', mediaType: 'image/png', bytes: 95 },
          ],
        },
      ],
      competitions: [
        {
          competition: 'Hack the monsoon',
          state: 'registered',
          registeredAt: time,
          rulesAcceptedAt: time,
          team: 'Meera',
          leadsTeam: true,
        },
      ],
      mentorApplications: [
        expect.objectContaining({ status: 'accepted', firstName: 'Meera', about: 'About Meera' }),
      ],
      mentor: expect.objectContaining({ name: 'Meera Rao', headline: 'Sums without tears.' }),
      ...exportedQuestions('question of Meera', time),
      wallet: {
        documents: [
          {
            slot: 'signature',
            name: 'Meera.png',
            mediaType: 'image/png',
            bytes: 95,
            uploadedAt: time,
            replacedAt: null,
            deletedAt: null,
          },
        ],
        details: expect.objectContaining({ fatherName: 'Father of Meera' }),
        packs: [],
        activity: [],
      },
      files: [
        { mediaType: 'image/png', bytes: 95, uploadedAt: time },
        { mediaType: 'image/png', bytes: 95, uploadedAt: time },
        { mediaType: 'image/png', bytes: 95, uploadedAt: time },
      ],
      ...exportedSubscription(email, time),
      contactMessages: [
        {
          subject: 'general',
          name: 'Meera',
          lastName: 'Rao',
          email: email.toUpperCase(),
          message: 'a message of Meera',
          status: 'open',
          sentAt: time,
          answers: [{ text: 'an answer to Meera', sentAt: time }],
        },
      ],
      seenLegalVersions: [{ document: 'terms', version: 1, seenAt: time }],
      legalConsents: [{ document: 'terms', version: 1, agreedAt: time }],
      memberAge: { ageGroup: 'minor', statedAt: time },
      parentalConsent: {
        parentEmail: 'parent-of-Meera@example.org',
        requestedAt: time,
        confirmedAt: time,
        termsVersion: 1,
        privacyVersion: 1,
      },
      adminActions: [{ at: time, action: 'lock', environment: null, releases: [], why: 'Meera' }],
    },
  });
});

test('an export with data in every table covers every part, and empty parts are left out', async () => {
  const { token } = await personWithAllData(api, 'Kabir');
  expect(Object.keys(await data(token))).toEqual(PERSONAL_DATA.map(({ name }) => name));
  const fresh = await api.signUp();
  expect(Object.keys(await data(fresh.token))).toEqual(['account', 'sessions']);
});

test('every table that refers to a person or stores an email address belongs to a part of the export', async () => {
  const listedTables = PERSONAL_DATA.flatMap(({ tables }) => tables);
  expect(new Set(listedTables).size).toBe(listedTables.length);
  const existingTables = await personalTables(api.database);
  expect(existingTables).toContain('quiz_answers');
  // If this fails, add a part for the table to src/registries/personal-data.ts: what is exported and, unless a foreign key
  // deletes the rows, how they are deleted.
  expect(existingTables.filter((table) => !listedTables.includes(table))).toEqual([]);
  const tables = await allTables();
  expect(listedTables.filter((table) => !tables.includes(table))).toEqual([]);
});

test('an export contains no hash, token or key, and no data of other people', async () => {
  const otherPerson = await personWithAllData(api, 'Zoya');
  const { token, linkIds } = await personWithAllData(api, 'Ishaan');
  const { body } = await send(api.app, exportAccountEndpoint, {}, token);
  expect(body).toContain('Ishaan');
  expect(body).not.toMatch(/argon2|hash|token|secret|fingerprint/i);
  for (const linkId of linkIds) expect(body).not.toContain(linkId);
  for (const { value } of await secrets()) expect(body).not.toContain(value);
  expect(body).not.toContain('Zoya');
  expect(body).not.toContain(otherPerson.email);
  expect(body).not.toContain(otherPerson.userId);
});

test('an export leaves out data stored under an email address that the account has not verified', async () => {
  const { token, email, userId } = await personWithAllData(api, 'Nobody');
  await api.database.query('update users set is_verified = false where id = $1', [userId]);
  const exported = await data(token);
  expect(exported.newsletter).toBeUndefined();
  expect(exported.contactMessages).toBeUndefined();
  expect(exported.mails).toEqual([
    expect.objectContaining({ kind: 'password-changed' }),
    expect.objectContaining({ kind: 'recovery-email-removed' }),
  ]);
  expect(JSON.stringify(exported.account)).toContain(email);
});

test('an export requires a session', async () => {
  expect(await api.rejection(exportAccountEndpoint, {})).toMatchObject({ status: 401 });
});

async function allTables() {
  const rows = await api.database.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  return rows.map(({ name }) => name);
}

const secrets = () =>
  api.database.query<{ value: string }>(
    `select encode(token_hash, 'base64') as value from refresh_tokens
     union select encode(token_hash, 'hex') from refresh_tokens
     union select id from sessions
     union select password_hash from users`,
  );
