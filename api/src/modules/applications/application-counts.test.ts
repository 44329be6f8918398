import { deleteAccountEndpoint } from '@sopaan/schemas/account/data';
import { applyEndpoint, withdrawApplicationEndpoint } from '@sopaan/schemas/jobs/application';
import { getJobEndpoint } from '@sopaan/schemas/jobs/job';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { takeMails } from '../accounts/testing/sent-mails';
import { addJob } from '../jobs/testing/job';

const api = testApp();
let jobCount = 0;

async function createJob(): Promise<string> {
  jobCount += 1;
  const id = `job-${jobCount}`;
  await addJob(api.database, { id });
  return id;
}
async function appliedCount(id: string): Promise<number> {
  return (await api.call(getJobEndpoint, { id })).appliedCount;
}

test('[EX-091] 200 concurrent requests by one user create one application, send one mail and count one applicant', async () => {
  const id = await createJob();
  const { token } = await api.signUp();
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      api.call(applyEndpoint, { id, note: `request ${index}` }, token),
    ),
  );
  const [first] = responses;
  for (const response of responses) expect(response).toEqual(first);
  expect(await appliedCount(id)).toBe(1);
  expect(await takeMails(api)).toHaveLength(1);
});

test('[EX-091] counts every application when fifty users apply concurrently', async () => {
  const id = await createJob();
  const people = await Promise.all(Array.from({ length: 50 }, () => api.signUp()));
  await Promise.all(people.map(({ token }) => api.call(applyEndpoint, { id }, token)));
  expect(await appliedCount(id)).toBe(50);
  await Promise.all(
    people
      .slice(0, 20)
      .flatMap(({ token }) =>
        [1, 2].map(() => api.call(withdrawApplicationEndpoint, { id }, token)),
      ),
  );
  expect(await appliedCount(id)).toBe(30);
});

test('the application count excludes a deleted account, even while others apply', async () => {
  const id = await createJob();
  const [leaving, staying] = [await api.signUp(), await api.signUp()];
  await api.call(applyEndpoint, { id }, leaving.token);
  await Promise.all([
    api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, leaving.token),
    api.call(applyEndpoint, { id }, staying.token),
  ]);
  expect(await appliedCount(id)).toBe(1);
});
