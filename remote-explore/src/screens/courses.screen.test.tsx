import { ApiError } from '@sopaan/api-client/api-error';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { aCourseListItem } from '../testing/course';
import { aFacet } from '../testing/facets';
import { aPage } from '../testing/home-lists';
import * as courses from './courses.screen';

const at = { path: '/course', url: '/course' };
const serverError = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
const facets = [
  aFacet('category', { 'Web Development': 4, 'AI & ML': 10 }),
  aFacet('level', { Beginner: 3, Advanced: 0 }),
];

function fakeCourses(hasError: (kind: string) => boolean = () => false) {
  return fakeNetwork().on(searchCoursesEndpoint, (request) => {
    const { category, courseCategory, featured } = request;
    const [kind = 'Newest'] = [category, courseCategory, featured].flatMap((list) => list ?? []);
    if (hasError(kind)) return serverError;
    const course = aCourseListItem({ courseId: kind, coursename: `${kind} course` });
    return { ...aPage([course]), facets: request.facets ? facets : [] };
  });
}
const carousel = async (name: RegExp) => within(await screen.findByRole('region', { name }));

test('[EX-050] [U17] new courses, live classes and certificates each come from a query of their own and say why', async () => {
  const network = fakeCourses();
  renderScreen(courses, { ...at, network });
  const expected: ReadonlyArray<[RegExp, string]> = [
    [/^New courses/, 'Newest course'],
    [/^Live classes/, 'live-classes course'],
    [/^Courses with a certificate/, 'certification course'],
  ];
  for (const [name, card] of expected)
    await (await carousel(name)).findByRole('link', { name: `View course: ${card}` });
  expect((await carousel(/^Live classes/)).getByText(/^At fixed hours/)).toBeVisible();
  expect(
    (await carousel(/^New courses/)).getByRole('link', { name: 'All 1 courses' }),
  ).toBeVisible();
  expect(document.title).toBe('Courses | Sopaan');
  expect(network.requests(searchCoursesEndpoint)).toHaveLength(expected.length);
});

test('[EX-050] topics and levels link to the list and show their counts', async () => {
  renderScreen(courses, { ...at, network: fakeCourses() });
  const topics = within(await screen.findByRole('navigation', { name: 'By topic' }));
  await topics.findByText('10');
  expect(topics.getByRole('link', { name: /AI & ML/ })).toHaveAttribute(
    'href',
    '/explore/courses?category=AI%20%26%20ML',
  );
  const levels = within(screen.getByRole('navigation', { name: 'By level' }));
  expect(levels.getByRole('link', { name: /Beginner/ })).toHaveAttribute(
    'href',
    '/explore/courses?level=Beginner',
  );
  expect(levels.queryByRole('link', { name: /Advanced/ })).not.toBeInTheDocument();
});

test('[EX-050] the search field opens the list of courses', async () => {
  const { user, url } = renderScreen(courses, { ...at, network: fakeCourses() });
  await user.type(await screen.findByRole('searchbox', { name: 'Search courses' }), 'c++ & sql');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(url()).toBe('/explore/courses?search=c%2B%2B%20%26%20sql');
});

test('[EX-050] an error affects only its own carousel', async () => {
  renderScreen(courses, { ...at, network: fakeCourses((kind) => kind === 'Newest') });
  await (await carousel(/^New courses/)).findByRole('button', { name: 'Try again' });
  await (await carousel(/^Live classes/)).findByRole('link', { name: /live-classes course/ });
  expect(screen.getByRole('link', { name: 'Web Development' })).toBeVisible();
});

test('[U18] a course is shown once, although it is new and has a certificate', async () => {
  const both = aCourseListItem({ courseId: 'both', coursename: 'Pottery' });
  const other = aCourseListItem({ courseId: 'other', coursename: 'Weaving' });
  const network = fakeNetwork().on(searchCoursesEndpoint, ({ featured }) =>
    aPage(featured ? [both, other] : [both]),
  );
  renderScreen(courses, { ...at, network });
  await (await carousel(/with a certificate$/)).findByRole('link', { name: /Weaving/ });
  expect(
    (await carousel(/with a certificate$/)).queryByRole('link', { name: /Pottery/ }),
  ).not.toBeInTheDocument();
});
