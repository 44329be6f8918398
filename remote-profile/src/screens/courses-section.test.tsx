import type { DashboardCourse } from '@sopaan/schemas/account/role-data';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCourse } from '../testing/full-user';
import { openDashboard, userServer } from '../testing/open-dashboard';

const courses: DashboardCourse[] = [
  aCourse,
  { ...aCourse, _id: 'c2', coursename: 'Statistics', coursesubtitle: 'From surveys on' },
];

function openCourses(list: DashboardCourse[] = courses, query = '') {
  const network = userServer({ role_Data: { courses: list } });
  return openDashboard({ subpath: `courses${query}`, network });
}
const titles = () =>
  within(screen.getByRole('list', { name: 'Courses' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('[PF-023] heading, search box, count and scroll buttons are shown', async () => {
  fakeHeights(900);
  openCourses();
  expect(await screen.findByRole('heading', { name: 'Popular Courses' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search your courses' })).toBeVisible();
  expect(screen.getByText('2 Available')).toBeVisible();
  for (const name of ['Scroll up', 'Scroll down']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
});

test('[PF-024] the search box filters the courses; the text is in the URL', async () => {
  const { user, url } = openCourses();
  await user.type(await screen.findByRole('searchbox'), 'SURVEYS stat');
  expect(titles()).toEqual(['Statistics']);
  expect(screen.getByText('1 Available')).toBeVisible();
  await waitFor(() => expect(url()).toBe('/profile/courses?search=SURVEYS+stat'));
  await user.type(screen.getByRole('searchbox'), ' rust');
  expect(screen.getByText('No courses match your search')).toBeVisible();
  expect(screen.getByText('0 Available')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Clear search' })[0] ?? document.body);
  expect(titles()).toEqual(['Web basics', 'Statistics']);
});

/** Elements have this much content, of which 500 px are visible. */
function fakeHeights(scrollHeight: number) {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(500);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
}

afterEach(() => jest.restoreAllMocks());

test('[PF-025] the scroll buttons move the list by 200 px', async () => {
  fakeHeights(900);
  Object.defineProperty(Element.prototype, 'scrollBy', {
    configurable: true,
    value(this: Element, { top }: { top: number }) {
      this.scrollTop += top;
      fireEvent.scroll(this);
    },
  });
  const { user } = openCourses();
  const list = await screen.findByRole('region', { name: 'Your courses' });
  await user.click(screen.getByRole('button', { name: 'Scroll down' }));
  expect(list.scrollTop).toBe(200);
  await user.click(screen.getByRole('button', { name: 'Scroll up' }));
  expect(list.scrollTop).toBe(0);
  Reflect.deleteProperty(Element.prototype, 'scrollBy');
});

test('[U17] a scroll button that could not move the list is disabled', async () => {
  fakeHeights(900);
  openCourses();
  const list = await screen.findByRole('region', { name: 'Your courses' });
  const up = screen.getByRole('button', { name: 'Scroll up' });
  const down = screen.getByRole('button', { name: 'Scroll down' });
  const scrollTo = (top: number) => {
    list.scrollTop = top;
    fireEvent.scroll(list);
  };
  expect(up).toHaveAttribute('aria-disabled', 'true');
  expect(down).toHaveAttribute('aria-disabled', 'false');
  scrollTo(200);
  expect(up).toHaveAttribute('aria-disabled', 'false');
  scrollTo(400);
  expect(down).toHaveAttribute('aria-disabled', 'true');
});

test('[U17] there are no scroll buttons while the whole list is visible', async () => {
  fakeHeights(500);
  openCourses();
  expect(await screen.findByText('2 Available')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Scroll/ })).not.toBeInTheDocument();
});

test('[PF-026] [PF-027] a card shows title, subtitle and progress, and continues with the next lesson', async () => {
  openCourses([{ ...aCourse, nextLessonTitle: 'Selectors' }]);
  expect(await screen.findByRole('link', { name: 'Web basics' })).toHaveAttribute(
    'href',
    '/course/Web-Basics/c1',
  );
  expect(screen.getByText('HTML and CSS')).toBeVisible();
  expect(screen.getByText('3/8 lessons')).toBeVisible();
  expect(screen.getByText('37%')).toBeVisible();
  expect(screen.getByText('Next lesson: Selectors')).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: 'Web basics' });
  expect(bar).toHaveAttribute('aria-valuenow', '37');
  const link = screen.getByRole('link', { name: 'Continue Web basics' });
  expect(link).toHaveTextContent('Continue');
  expect(link).toHaveAttribute('href', '/learn/coursevideo?course=c1&video=v4');
});

test.each([
  ['a finished course', { nextVideoId: null }, '/learn/coursevideo?course=c1'],
  ['a course without lessons', { nextVideoId: null, totalLessons: 0 }, '/course/Web-Basics/c1'],
])('[PF-027] Continue leads to the right page for %s', async (_name, changes, href) => {
  openCourses([{ ...aCourse, ...changes }]);
  expect(await screen.findByRole('link', { name: 'Continue Web basics' })).toHaveAttribute(
    'href',
    href,
  );
});

test('[PF-028] without courses the section shows a message and links to the catalogue', async () => {
  openCourses([]);
  expect(
    await screen.findByText('No courses found. Start exploring our catalog!'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Explore Courses' })).toHaveAttribute('href', '/course');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});
