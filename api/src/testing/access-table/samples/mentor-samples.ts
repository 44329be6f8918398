import { applyMentorshipEndpoint } from '@sopaan/schemas/mentors/mentor-application';
import { aPng } from '../../../files/image/testing/pictures';
import { anApplication } from '../../../modules/mentor-applications/testing/application';
import { multipart } from '../../multipart';
import type { Samples, World } from './sample';

const form = () => multipart(anApplication(), { avatar: { bytes: aPng() } });

async function addApplication({ api, owner }: World): Promise<object> {
  await api.app.inject({
    method: 'POST',
    url: `/api/${applyMentorshipEndpoint.path}`,
    ...form(),
    headers: { ...form().headers, authorization: `Bearer ${owner.token}` },
  });
  return {};
}

export const mentorSamples: Samples = {
  'POST /api/applymentorship': { form },
  'GET /api/mentor-application': {},
  'POST /api/mentor-application/withdraw': {},
  'GET /api/mentor-application/avatar': { input: addApplication, strangerStatus: 404 },
  // For a public route, a 404 proves access as well as a 200.
  'GET /api/mentors/:id/avatar': { input: () => ({ id: 'none' }), status: 404 },
};
