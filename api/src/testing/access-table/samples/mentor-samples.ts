import { randomUUID } from 'node:crypto';
import { applyMentorshipEndpoint } from '@sopaan/schemas/mentors/mentor-application';
import { aPng } from '../../../files/image/testing/pictures';
import { acceptApplication } from '../../../modules/mentor-applications/mentor-applications.service';
import {
  A_QUESTION,
  addMentorRow,
  addStoredQuestion,
} from '../../../modules/mentor-questions/testing/question';
import { anApplication } from '../../../modules/mentor-applications/testing/application';
import { multipart } from '../../multipart';
import type { Samples, World } from './sample';

const form = () => ({ fields: anApplication(), files: { avatar: { bytes: aPng() } } });

async function addApplication({ api, owner }: World): Promise<object> {
  const { headers, payload } = multipart(form().fields, form().files);
  await api.app.inject({
    method: 'POST',
    url: `/api/${applyMentorshipEndpoint.path}`,
    headers: { ...headers, authorization: `Bearer ${owner.token}` },
    payload,
  });
  return {};
}

async function addMentor(world: World): Promise<{ id: string | undefined }> {
  const { api, owner } = world;
  await addApplication(world);
  const [application] = await api.database.query<{ id: string }>(
    'select id from mentor_applications where user_id = $1',
    [owner.userId],
  );
  await acceptApplication(api.database, application?.id ?? '');
  const [mentor] = await api.database.query<{ id: string }>(
    'select mentor_id as id from mentor_applications where user_id = $1',
    [owner.userId],
  );
  return { id: mentor?.id };
}

async function anotherMentor({ api }: World): Promise<{ id: string }> {
  const { userId } = await api.signUp();
  const id = randomUUID();
  await addMentorRow(api.database, { id, user_id: userId });
  return { id };
}

/** A question of the owner to another mentor. */
async function askedQuestion(world: World): Promise<{ questionId: string }> {
  const { id } = await anotherMentor(world);
  const row = { mentor_id: id, user_id: world.owner.userId };
  return { questionId: await addStoredQuestion(world.api.database, row) };
}

/** A question of another member to the owner, who becomes a mentor. */
async function receivedQuestion(world: World): Promise<{ questionId: string }> {
  const { api, owner } = world;
  await makeMentor(world);
  const [mentor] = await api.database.query<{ id: string }>(
    'select id from mentors where user_id = $1',
    [owner.userId],
  );
  const { userId } = await api.signUp();
  const row = { mentor_id: mentor?.id ?? '', user_id: userId };
  return { questionId: await addStoredQuestion(api.database, row) };
}

async function makeMentor({ api, owner }: World): Promise<object> {
  await api.database.query(
    `insert into mentors (id, name, user_id, domains) values ($1, 'Meera Iyer', $2, '{Mathematics}')
     on conflict (user_id) do nothing`,
    [randomUUID(), owner.userId],
  );
  return {};
}

export const mentorSamples: Samples = {
  'POST /api/applymentorship': { form },
  'GET /api/mentor-application': {},
  'POST /api/mentor-application/withdraw': {},
  'GET /api/mentor-application/avatar': { input: addApplication, strangerStatus: 404 },
  'GET /api/mentors/:id': { input: addMentor },
  'GET /api/mentors/:id/avatar': { input: addMentor },
  'GET /api/mentors/:id/asking-state': { input: anotherMentor },
  'POST /api/mentors/:id/questions': {
    input: async (world) => ({
      id: (await anotherMentor(world)).id,
      questionId: randomUUID(),
      ...A_QUESTION,
    }),
  },
  'GET /api/mentor-questions': { input: () => ({ side: 'asked' }) },
  'GET /api/mentor-questions/:questionId': { input: askedQuestion, strangerStatus: 404 },
  'DELETE /api/mentor-questions/:questionId': { input: askedQuestion, strangerStatus: 404 },
  'POST /api/mentor-questions/:questionId/answer': {
    input: async (world) => ({
      ...(await receivedQuestion(world)),
      text: 'Begin with the arithmetic of class eight.',
    }),
    strangerStatus: 404,
  },
  'POST /api/mentor-questions/:questionId/decline': {
    input: async (world) => ({ ...(await receivedQuestion(world)), reason: 'I teach algebra.' }),
    strangerStatus: 404,
  },
  'PUT /api/mentor-questions/:questionId/block': {
    input: async (world) => ({ ...(await receivedQuestion(world)), blocked: true }),
    strangerStatus: 404,
  },
  'POST /api/mentor-questions/:questionId/report': { input: askedQuestion, strangerStatus: 404 },
  'GET /api/mentor-question-settings': {},
  'PUT /api/mentor-question-settings': {
    input: async (world) => ({ ...(await makeMentor(world)), takesQuestions: true }),
    strangerStatus: 404,
  },
};
