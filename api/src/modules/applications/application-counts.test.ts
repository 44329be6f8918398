import { deleteAccountEndpoint } from '@sopaan/schemas/account-data';
import { applyEndpoint, withdrawApplicationEndpoint } from '@sopaan/schemas/application';
import { getJobEndpoint } from '@sopaan/schemas/job';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { takeMails } from '../accounts/sent-mails.fixture';
import { addJob } from '../jobs/job.fixture';

const api = testApp();
let jobs = 0;

async function aJob(): Promise<string> {
  jobs += 1;
  const id = `job-${jobs}`;
  await addJob(api.database, { id });
  return id;
}
async function applied(id: string): Promise<number> {
  return (await api.call(getJobEndpoint, { id })).appliedCount;
}

test('[EX-091] two hundred presses of one person at once are one application, one mail, one more applicant', async () => {
  const id = await aJob();
  const { token } = await api.signUp();
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      api.call(applyEndpoint, { id, note: `press ${index}` }, token),
    ),
  );
  const [first] = answers;
  for (const answer of answers) expect(answer).toEqual(first);
  expect(await applied(id)).toBe(1);
  expect(await takeMails(api)).toHaveLength(1);
}, 30_000);

test('[EX-091] fifty people at once are fifty applications, and none is lost in the count', async () => {
  const id = await aJob();
  const people = await Promise.all(Array.from({ length: 50 }, () => api.signUp()));
  await Promise.all(people.map(({ token }) => api.call(applyEndpoint, { id }, token)));
  expect(await applied(id)).toBe(50);
  await Promise.all(
    people
      .slice(0, 20)
      .flatMap(({ token }) =>
        [1, 2].map(() => api.call(withdrawApplicationEndpoint, { id }, token)),
      ),
  );
  expect(await applied(id)).toBe(30);
}, 30_000);

test('an account that goes is not counted any more, also while others apply', async () => {
  const id = await aJob();
  const [leaving, staying] = [await api.signUp(), await api.signUp()];
  await api.call(applyEndpoint, { id }, leaving.token);
  await Promise.all([
    api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, leaving.token),
    api.call(applyEndpoint, { id }, staying.token),
  ]);
  expect(await applied(id)).toBe(1);
});
