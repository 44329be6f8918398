import { applyEndpoint, withdrawApplicationEndpoint } from '@sopaan/schemas/jobs/application';
import { getMatchingJobsEndpoint } from '@sopaan/schemas/jobs/matching-jobs';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addGovtJob, addJob } from '../jobs/testing/job';

const api = testApp();

const jobIn = (city: string, state: string) => JSON.stringify([{ city, state, country: 'India' }]);

beforeAll(async () => {
  const { database } = api;
  const jobs = [
    { id: 'both', skills: ['Node.js', 'SQL', 'Docker'], posted_at: hoursFromNow(-90) },
    { id: 'here', skills: ['SQL'], locations: jobIn('Mysuru', 'Karnataka') },
    { id: 'near', skills: ['SQL'], locations: jobIn('Hubballi', 'Karnataka') },
    { id: 'degree', skills: ['SQL'], education: 'MBA, BA or equal', locations: '[]' },
    { id: 'away', skills: ['SQL'], education: 'MBA', posted_at: hoursFromNow(-2) },
    { id: 'closed', skills: ['SQL'], closes_at: hoursFromNow(-1) },
    { id: 'other', skills: ['Painting'], locations: jobIn('Mysuru', 'Karnataka') },
  ];
  for (const job of jobs) await addJob(database, job);
  await addGovtJob(database, { id: 'graduate', qualifications: ['Graduate', 'Law'] });
  await addGovtJob(database, { id: 'tenth', qualifications: ['10th Pass'] });
  await addGovtJob(database, { id: 'doctor', qualifications: ['PhD'] });
});

interface Profile {
  skills?: string[];
  education?: Array<Record<string, string>>;
  city?: string;
  state?: string;
}

async function signUpWith({ skills = [], education = [], city = '', state = '' }: Profile) {
  const member = await api.signUp();
  await api.database.query(
    'update users set skills = $2, education = $3, address = $4 where id = $1',
    [
      member.userId,
      JSON.stringify(skills.map((name) => ({ name, level: 'Intermediate' }))),
      JSON.stringify(education),
      JSON.stringify({ city, state }),
    ],
  );
  return member.token;
}

const graduation = { qualification: 'Gradution', degree: 'BA', degreeType: 'Bachelor' };
const ids = (items: ReadonlyArray<{ id: string }>) => items.map(({ id }) => id);

test('[PF-031] open private jobs match by skills; place and degree decide among equals', async () => {
  const token = await signUpWith({
    skills: ['nodejs', 'sql'],
    education: [graduation],
    city: 'mysuru',
    state: 'karnataka',
  });
  const request = { kind: 'private', limit: 20 } as const;
  const { items, missing } = await api.call(getMatchingJobsEndpoint, request, token);
  expect(ids(items)).toEqual(['both', 'here', 'degree', 'near', 'away']);
  expect(missing).toEqual([]);
  const reasonsOf = (id: string) => items.find((job) => job.id === id)?.reasons;
  expect(reasonsOf('both')).toEqual([
    { type: 'skill', value: 'Node.js' },
    { type: 'skill', value: 'SQL' },
  ]);
  expect(reasonsOf('here')).toEqual([
    { type: 'skill', value: 'SQL' },
    { type: 'city', value: 'Mysuru' },
  ]);
  expect(reasonsOf('near')).toContainEqual({ type: 'state', value: 'Karnataka' });
  expect(reasonsOf('degree')).toContainEqual({ type: 'qualification', value: 'BA' });
  // MBA is a different degree from BA.
  expect(reasonsOf('away')).toEqual([{ type: 'skill', value: 'SQL' }]);
  const first = await api.call(getMatchingJobsEndpoint, { ...request, limit: 1 }, token);
  expect(ids(first.items)).toEqual(['both']);
});

test('[PF-031] government jobs match by the qualifications that the education meets', async () => {
  const token = await signUpWith({ education: [graduation] });
  const request = { kind: 'government', limit: 20 } as const;
  const { items, missing } = await api.call(getMatchingJobsEndpoint, request, token);
  expect(items.map(({ id, reasons }) => [id, reasons])).toEqual([
    ['graduate', [{ type: 'qualification', value: 'Graduate' }]],
    ['tenth', [{ type: 'qualification', value: '10th Pass' }]],
  ]);
  expect(missing).toEqual(['skills', 'address']);
});

test('[PF-031] a law degree meets the qualification Law, and the highest level of several educations counts', async () => {
  const education = [
    { qualification: 'Gradution', degree: 'LLB', degreeType: 'Bachelor' },
    { qualification: 'PhD', degree: 'Others', degreeType: 'Doctorate' },
  ];
  const token = await signUpWith({ education });
  const request = { kind: 'government', limit: 20 } as const;
  const { items } = await api.call(getMatchingJobsEndpoint, request, token);
  expect(ids(items).toSorted()).toEqual(['doctor', 'graduate', 'tenth']);
  expect(items.find(({ id }) => id === 'graduate')?.reasons).toEqual([
    { type: 'qualification', value: 'Law' },
  ]);
});

test('[PF-031] an empty profile has no matches and names what is missing', async () => {
  const token = await signUpWith({});
  for (const kind of ['private', 'government'] as const) {
    expect(await api.call(getMatchingJobsEndpoint, { kind, limit: 20 }, token)).toEqual({
      items: [],
      missing: ['skills', 'education', 'address'],
    });
  }
});

test('[PF-031] a job that the member has applied for does not match until the application is withdrawn', async () => {
  const token = await signUpWith({ skills: ['Docker'] });
  const request = { kind: 'private', limit: 20 } as const;
  const matches = async () => ids((await api.call(getMatchingJobsEndpoint, request, token)).items);
  expect(await matches()).toEqual(['both']);
  await api.call(applyEndpoint, { id: 'both' }, token);
  expect(await matches()).toEqual([]);
  await api.call(withdrawApplicationEndpoint, { id: 'both' }, token);
  expect(await matches()).toEqual(['both']);
});

test('special characters of regular expressions in a degree are compared literally', async () => {
  const education = [{ qualification: '', degree: 'B.Tech (Civil) [x', degreeType: '' }];
  const token = await signUpWith({ skills: ['SQL'], education });
  const { items } = await api.call(getMatchingJobsEndpoint, { kind: 'private', limit: 1 }, token);
  expect(items).toHaveLength(1);
});
