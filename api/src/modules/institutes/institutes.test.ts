import { getInstituteEndpoint, getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { testApp } from '../../testing/test-app';
import { addCourse } from '../courses/testing/course';
import { addInstitute } from './testing/institute';

const api = testApp();

beforeAll(async () => {
  await addInstitute(api.database, { id: 'b', name: 'Brindavan College', state: 'Karnataka' });
  await addInstitute(api.database, { id: 'a', name: 'Aravali Institute', state: 'Rajasthan' });
  await addInstitute(api.database, { id: 'c', name: 'Chilika University', state: 'Odisha' });
  await addCourse(api.database, { id: 'c1', institute_id: 'a' });
});

const ids = async (input: Record<string, unknown>) => {
  const { items } = await api.call(getInstitutesEndpoint, input);
  return items.map(({ id }) => id);
};

test('institutes are listed by name in pages', async () => {
  const first = await api.call(getInstitutesEndpoint, { limit: 2 });
  expect(first.items.map(({ id, courseCount }) => [id, courseCount])).toEqual([
    ['a', 1],
    ['b', 0],
  ]);
  const cursor = first.nextCursor ?? '';
  expect(await api.call(getInstitutesEndpoint, { limit: 2, cursor })).toMatchObject({
    items: [{ id: 'c' }],
    nextCursor: null,
  });
});

test('the cursor of the institute list works after a long name in any script', async () => {
  const state = 'Tripura';
  const name = `${'त्रिपुरा प्रौद्योगिकी एवं प्रबंधन '.repeat(4)}संस्थान`;
  await addInstitute(api.database, { id: '1', name, state });
  await addInstitute(api.database, { id: '2', name: `${name} २`, state });
  const input = { location: state, limit: 1 };
  const { nextCursor } = await api.call(getInstitutesEndpoint, input);
  expect(await ids({ ...input, cursor: nextCursor })).toEqual(['2']);
  await api.database.query('delete from institutes where state = $1', [state]);
});

test('institutes are found by word prefix and by state', async () => {
  expect(await ids({ search: 'arav' })).toEqual(['a']);
  expect(await ids({ location: 'Odisha' })).toEqual(['c']);
  expect(await ids({ location: 'all' })).toEqual(['a', 'b', 'c']);
  expect(await ids({ search: 'arav', location: 'Odisha' })).toEqual([]);
});

test('an institute includes its courses', async () => {
  expect(await api.call(getInstituteEndpoint, { id: 'a' })).toMatchObject({
    id: 'a',
    contact: { emailid: 'office@sahyadri.example' },
    courseCount: 1,
    courses: [{ courseId: 'c1', instituteName: 'Aravali Institute' }],
  });
});

test('responds with 404 for an unknown institute', async () => {
  expect(await api.rejection(getInstituteEndpoint, { id: 'x' })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
});
