import { applyMentorshipEndpoint } from '@sopaan/schemas/mentors/mentor-application';
import { aPng } from '../../../files/image/testing/pictures';
import { acceptApplication } from '../../../modules/mentor-applications/mentor-applications.service';
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

export const mentorSamples: Samples = {
  'POST /api/applymentorship': { form },
  'GET /api/mentor-application': {},
  'POST /api/mentor-application/withdraw': {},
  'GET /api/mentor-application/avatar': { input: addApplication, strangerStatus: 404 },
  'GET /api/mentors/:id': { input: addMentor },
  'GET /api/mentors/:id/avatar': { input: addMentor },
};
