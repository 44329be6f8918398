import { readSearchQuery, writeSearchQuery } from './search-query';

test.each([
  ['', {}],
  ['search=%22data+entry%22%2C%20pune', { search: '"data entry", pune' }],
  ['career_stages=entry&startups=true', { career_stages: ['entry'], startups: true }],
  ['jobType=Full-time,Work%20From%20Home', { jobType: ['Full-time', 'Work From Home'] }],
  ['utm_source=mail&limit=3', { limit: 3 }],
])('Saved search: the query %j is the request %j of the list', async (query, request) => {
  expect(await readSearchQuery('private', query)).toEqual(request);
});

test('Saved search: a query that was written is read as the same filters', async () => {
  const request = {
    search: 'a & b=c, 50 %',
    location: 'Kerala',
    govt_sector: ['Public Sector Undertaking (PSU)', 'Judiciary'],
    recent: true,
  };
  const query = writeSearchQuery(request);
  expect(await readSearchQuery('government', query)).toEqual({
    ...request,
    govt_sector: [...request.govt_sector].sort(),
  });
});

test('Saved search: the sort order is not written', () => {
  expect(writeSearchQuery({ search: 'nurse', sort: 'pay' })).toBe('search=nurse');
});

test('Saved search: filters that are off and paging are not written', () => {
  expect(
    writeSearchQuery({ search: ' ', location: 'all', jobType: [], remote: false, limit: 5 }),
  ).toBe('');
});
