import { applyMentorshipEndpoint } from '@sopaan/schemas/mentor-application';
import { aPng } from '../../files/image/pictures.fixture';
import { anApplication } from '../../modules/mentor-applications/application.fixture';
import { multipart } from '../../testing/multipart';
import type { Samples, World } from './sample.fixture';

const form = () => multipart(anApplication(), { avatar: { bytes: aPng() } });

async function applied({ api, owner }: World): Promise<object> {
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
  'GET /api/mentor-application/avatar': { input: applied, strangers: 404 },
  // Open to all: that nothing is there is an answer as good as another.
  'GET /api/mentors/:id/avatar': { input: () => ({ id: 'none' }), answers: 404 },
};
