import { getPageHeadEndpoint } from '@sopaan/schemas/pages/page-head';
import { hoursFromNow } from '../../../testing/insert-row';
import { testApp } from '../../../testing/test-app';
import { addCourse } from '../../courses/testing/course';
import { addCompetition } from '../../competitions/testing/competition';
import { addInstitute } from '../../institutes/testing/institute';
import { addGovtJob, addJob } from '../../jobs/testing/job';

const api = testApp();

beforeAll(async () => {
  const { database } = api;
  await addInstitute(database, { id: 'i1', kind: 'Open college', founded_year: 1962 });
  await addCourse(database, {
    id: 'c1',
    institute_id: 'i1',
    hours_per_week: 2.5,
    languages: ['English', 'Hindi'],
    rating: 4.5,
    review_count: 2,
  });
  await addCourse(database, { id: 'c2', name: 'No <b>reviews</b>', fee: 500 });
  await addJob(database, {
    id: 'j1',
    brief: '<p>Build <b>pages</b>.</p><script>alert(1)</script>',
    responsibilities: ['Write </script><script>alert(1)</script>'],
    job_types: ['Walk-in', 'Full-time', 'Internship'],
    locations: JSON.stringify([
      { city: 'Pune', state: 'Maharashtra', country: 'India' },
      { city: 'Kochi', state: 'Kerala', country: 'India' },
    ]),
    salary_min: 400_000,
    salary_max: 600_000,
  });
  await addJob(database, { id: 'j2', work_mode: 'remote', job_types: ['Remote'] });
  await addJob(database, { id: 'closed', closes_at: hoursFromNow(-1) });
  await addGovtJob(database, { id: 'g1', advertisement_number: '7/2031', salary_period: 'month' });
  await addCompetition(database, { id: 'e1', mode: 'Hybrid', capacity: 2, participant_count: 2 });
  await addCompetition(database, {
    id: 'over',
    opportunity_type_id: 'quiz',
    mode: 'Online',
    registration_deadline: hoursFromNow(-72),
    starts_at: hoursFromNow(-48),
    ends_at: hoursFromNow(-1),
  });
});

async function headAt(path: string) {
  const { jsonLd, ...head } = await api.call(getPageHeadEndpoint, { path });
  const nodes = jsonLd.map((json) => JSON.parse(json));
  return { ...head, nodes, node: nodes[0] };
}

test('describes a course with provider, price, hours and breadcrumbs, and corrects the slug', async () => {
  const { nodes, node, ...head } = await headAt('/course/any-thing/c1');
  expect(head).toEqual({
    status: 200,
    canonicalPath: '/course/Web-Dev-Basics/c1',
    title: 'Web dev basics',
    description: 'From the first tag to a page of your own. Pages.',
    image: expect.stringMatching(/^\/api\/share-pictures\/course\/c1\?v=[\da-f]{16}$/),
    imageDetails: {
      width: 1200,
      height: 630,
      alt: 'Course: Web dev basics, Sahyadri Institute, Free, 8 weeks, Beginner',
    },
    type: 'article',
    noindex: false,
    isCacheable: true,
    feeds: [],
  });
  expect(node).toMatchObject({
    '@type': 'Course',
    url: '/course/Web-Dev-Basics/c1',
    provider: { name: 'Sahyadri Institute', url: '/institute/overview/i1' },
    offers: { price: 0, priceCurrency: 'INR', category: 'Free' },
    hasCourseInstance: {
      courseMode: 'Online',
      courseWorkload: 'PT20H',
      courseSchedule: { repeatCount: 8, duration: 'PT2H30M' },
    },
    aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
    inLanguage: ['en', 'hi'],
  });
  expect(nodes[1].itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: '/' },
    { position: 2, name: 'Courses', item: '/course' },
    { position: 3, name: 'Web dev basics', item: '/course/Web-Dev-Basics/c1' },
  ]);
});

test('a course without reviews has no rating, and one without an institute is provided by the site', async () => {
  const { node, title } = await headAt('/course/x/c2');
  expect(title).toBe('No <b>reviews</b>');
  expect(node).not.toHaveProperty('aggregateRating');
  expect(node.provider).toEqual({ '@type': 'Organization', name: 'Sopaan', url: '/' });
  expect(node.offers).toMatchObject({ price: 500, category: 'Paid' });
});

test('describes a private job as search engines require, with a sanitized description', async () => {
  const { node, canonicalPath } = await headAt('/job/preview/x/j1');
  expect(canonicalPath).toBe('/job/preview/frontend-engineer/j1');
  expect(node).toMatchObject({
    '@type': 'JobPosting',
    title: 'Frontend Engineer',
    employmentType: ['FULL_TIME', 'INTERN'],
    hiringOrganization: { name: 'Asha Labs', logo: '/asha.svg' },
    jobLocation: {
      address: { addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'IN' },
    },
    baseSalary: {
      currency: 'INR',
      value: { minValue: 400_000, maxValue: 600_000, unitText: 'YEAR' },
    },
    identifier: { name: 'Asha Labs', value: 'j1' },
    directApply: true,
  });
  expect(node.description).toBe(
    '<p>Build <b>pages</b>.</p><p>Also in Kochi, Kerala.</p><p>Responsibilities</p><ul><li>Write &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;</li></ul>',
  );
  expect(Date.parse(node.validThrough)).toBeGreaterThan(Date.parse(node.datePosted));
  expect(node).not.toHaveProperty('jobLocationType');
});

test('a remote job has the country of applicants; a government job has no direct application', async () => {
  const remote = (await headAt('/job/preview/x/j2')).node;
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    employmentType: 'OTHER',
  });
  expect(remote).not.toHaveProperty('jobLocation');
  expect(remote).not.toHaveProperty('baseSalary');
  const { node, nodes } = await headAt('/job/preview/x/g1');
  expect(node).toMatchObject({ directApply: false, identifier: { value: '7/2031' } });
  expect(nodes[1].itemListElement[1].item).toBe('/govt-job');
});

test('a closed job keeps its page, without a job posting and with noindex', async () => {
  const { status, noindex, description, nodes } = await headAt('/job/preview/x/closed');
  expect({ status, noindex }).toEqual({ status: 200, noindex: true });
  expect(description).toMatch(/^This job is closed\. /);
  expect(nodes.map((node) => node['@type'])).toEqual(['BreadcrumbList']);
});

test('describes a competition by event type, locations and entry fee', async () => {
  const { node, canonicalPath } = await headAt('/competition/x/e1');
  expect(canonicalPath).toBe('/competition/hack-the-monsoon/e1');
  expect(node).toMatchObject({
    '@type': 'Hackathon',
    description: 'Rain or shine.',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'VirtualLocation' }, { '@type': 'Place', name: 'Pune, Maharashtra' }],
    organizer: { name: 'Asha Labs', url: 'https://asha.example' },
    offers: { price: 0, priceCurrency: 'INR', availability: 'https://schema.org/SoldOut' },
    maximumAttendeeCapacity: 2,
  });
  const over = await headAt('/competition/x/over');
  expect(over.node).toMatchObject({
    '@type': 'EducationEvent',
    location: { '@type': 'VirtualLocation' },
  });
  expect(over.description).toBe('This competition is over. Rain or shine.');
});

test('a description does not repeat the subtitle', async () => {
  const text = 'One line about the course.';
  await addCourse(api.database, {
    id: 'c3',
    subtitle: text,
    description: `<p>${text}</p><p>More.</p>`,
  });
  expect((await headAt('/course/x/c3')).description).toBe(`${text} More.`);
  expect((await headAt('/institute/overview/i1')).description).toBe(
    'Engineering on the hills. Since 1962.',
  );
});

test('describes an institute with its address', async () => {
  const { node, title, canonicalPath } = await headAt('/institute/overview/i1');
  expect([title, canonicalPath]).toEqual(['Sahyadri Institute', '/institute/overview/i1']);
  expect(node).toMatchObject({
    '@type': 'CollegeOrUniversity',
    foundingDate: '1962',
    telephone: '+91 20 0000 0000',
    address: { streetAddress: 'Near the lake', postalCode: '411001', addressLocality: 'Pune' },
  });
});

test('the home page describes the site and its search, list pages have breadcrumbs', async () => {
  const home = await headAt('/');
  expect(home.nodes.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
  expect(home.title).toBe('');
  const { node } = await headAt('/explore/jobs/govt-job');
  expect(node.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    '/',
    '/govt-job',
    '/explore/jobs/govt-job',
  ]);
});

test.each([
  ['/course/x/none', 'Course not found'],
  ['/competition/x/none', 'Competition not found'],
  ['/job/preview/x/none', 'Job not found'],
  ['/institute/overview/none', 'Institute not found'],
  ['/course/x/%00', 'Course not found'],
  ['/course/x/%E0%A4%A', 'Course not found'],
  [`/course/x/${'c'.repeat(200)}`, 'Course not found'],
])('the head of %s, which has no record, has the status 404', async (path, title) => {
  const { status, noindex, nodes, ...head } = await headAt(path);
  expect({ status, noindex, title: head.title, nodes }).toEqual({
    status: 404,
    noindex: true,
    title,
    nodes: [],
  });
});

test.each([
  '/course/x',
  '/course/x/c1/more',
  '/terms-conditions',
  'course',
  '//',
  '/job/preview/j1',
])('does not describe %s: only the releases know whether it exists', async (path) => {
  expect(await headAt(path)).toMatchObject({
    status: 200,
    canonicalPath: path,
    title: '',
    noindex: false,
    nodes: [],
  });
});

test('a head may be cached for a short time', async () => {
  const response = await api.app.inject('/api/pages/head?path=/course/x/c1');
  expect(response.headers['cache-control']).toBe('public, max-age=30');
});
