import {
  getMentorEndpoint,
  getMentorFiguresEndpoint,
  getMentorsEndpoint,
} from '@sopaan/schemas/mentors/mentor';
import { insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';

const api = testApp();

const addMentor = (row: { id: string; name: string } & Record<string, unknown>) =>
  insertRow(api.database, 'mentors', { headline: 'Helps with a first job', ...row });

const ids = async (input: Record<string, unknown>) => {
  const { items } = await api.call(getMentorsEndpoint, input);
  return items.map(({ id }) => id);
};

test('figures without mentors are zero', async () => {
  expect(await api.call(getMentorFiguresEndpoint, {})).toEqual({
    mentors: 0,
    domains: 0,
    languages: 0,
    countries: 0,
    sessions: 0,
    rating: 0,
  });
});

describe('with three mentors', () => {
  beforeAll(async () => {
    await addMentor({
      id: 'm1',
      name: 'Asha Rao',
      rating: 4.5,
      review_count: 10,
      session_count: 30,
      languages: ['English', 'Kannada'],
      domains: ['Data Science'],
      country: 'India',
      linkedin: 'https://www.linkedin.com/in/asha',
    });
    await addMentor({
      id: 'm2',
      name: 'Dev Menon',
      rating: 4.5,
      review_count: 30,
      session_count: 12,
      languages: ['English'],
      domains: ['Web Development', 'Data Science'],
      country: 'India',
    });
    await addMentor({ id: 'm3', name: 'New Mentor' });
  });

  test('lists the best rated first, paginated', async () => {
    const first = await api.call(getMentorsEndpoint, { limit: 1 });
    expect(first).toMatchObject({ items: [{ id: 'm2' }], total: 3, totalIsCapped: false });
    expect(await ids({ limit: 2, cursor: first.nextCursor })).toEqual(['m1', 'm3']);
  });

  test('[U17] among equal ratings the most experienced come first, and those with a public page can be selected', async () => {
    const equal = { rating: 1, domains: ['Ceramics'] };
    await addMentor({ id: 'e1', name: 'Ira Das', ...equal, experience_years: 2 });
    await addMentor({ id: 'e2', name: 'Om Roy', ...equal, experience_years: 20 });
    const script = { profile_link: 'javascript:alert(1)' };
    await addMentor({ id: 'e3', name: 'Tara Sen', ...equal, ...script, experience_years: 5 });
    const page = { youtube: 'https://www.youtube.com/@uma' };
    await addMentor({ id: 'e4', name: 'Uma Nair', ...equal, ...page, experience_years: 1 });
    const { items } = await api.call(getMentorsEndpoint, { domain: ['Ceramics'], limit: 3 });
    expect(items.map(({ id }) => id)).toEqual(['e2', 'e3', 'e1']);
    const selected = await api.call(getMentorsEndpoint, { domain: ['Ceramics'], publicPage: true });
    expect(selected.items).toMatchObject([{ id: 'e4', hasPublicPage: true }]);
    await api.database.query(`delete from mentors where domains = array['Ceramics']`);
  });

  test('finds mentors by name, domain and language', async () => {
    expect(await ids({ search: 'menon' })).toEqual(['m2']);
    expect(await ids({ domain: 'Data Science' })).toEqual(['m2', 'm1']);
    expect(await ids({ domain: 'Data Science', language: 'Kannada' })).toEqual(['m1']);
  });

  test('a mentor includes social links', async () => {
    expect(await api.call(getMentorEndpoint, { id: 'm1' })).toMatchObject({
      name: 'Asha Rao',
      rating: 4.5,
      socialLinks: { linkedin: 'https://www.linkedin.com/in/asha', youtube: '' },
    });
  });

  test('counts the figures', async () => {
    expect(await api.call(getMentorFiguresEndpoint, {})).toEqual({
      mentors: 3,
      domains: 2,
      languages: 2,
      countries: 1,
      sessions: 42,
      rating: 4.5,
    });
  });

  test('responds with 404 for an unknown mentor', async () => {
    expect(await api.rejection(getMentorEndpoint, { id: 'x' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });
});
