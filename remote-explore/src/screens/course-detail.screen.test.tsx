import { ApiError } from '@sopaan/api-client/api-error';
import { getCourseEndpoint, type Course } from '@sopaan/schemas/courses/course';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { aCourse } from '../testing/course';
import { courseNetwork } from '../testing/course-network';
import * as detail from './course-detail.screen';

const path = '/course/:title/:id';
const canonicalUrl = '/course/Web-Dev-Basics/course-1';

function open(changes: Partial<Course> = {}, url = canonicalUrl) {
  const network = courseNetwork({ course: changes });
  return { network, ...renderScreen(detail, { path, url, network }) };
}

const region = (name: string) => screen.findByRole('region', { name });
const fact = async (name: string) => {
  const facts = within(await screen.findByLabelText('Facts'));
  return facts.getByText(name).nextElementSibling?.textContent;
};

test('[EX-051] the course of the URL is fetched by courseId and shown', async () => {
  const { network } = open();
  await screen.findByRole('heading', { level: 1, name: 'web dev basics' });
  expect(network.requests(getCourseEndpoint)).toEqual([{ courseId: 'course-1' }]);
  expect(document.title).toBe('web dev basics | Sopaan');
});

test('[SH-022][SH-023] a wrong slug is corrected', async () => {
  const { url } = open({}, '/course/view/course-1');
  await waitFor(() => expect(url()).toBe(canonicalUrl));
});

test('[EX-052] the page has a breadcrumb, name, picture and facts bar', async () => {
  open();
  const crumbs = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/course');
  expect(crumbs.getByText('web dev basics')).toHaveAttribute('aria-current', 'page');
  screen.getByRole('img', { name: 'Picture of web dev basics' });
  for (const name of ['Price', 'Time', 'Level', 'Languages', 'Place', 'Rating']) {
    expect(await fact(name)).toBeTruthy();
  }
});

test('[EX-053][EX-054][EX-055] the facts come from the record, with the price in rupees', async () => {
  open();
  expect(await fact('Level')).toBe('Intermediate');
  expect(await fact('Languages')).toBe('English, Marathi');
  expect(await fact('Place')).toBe('Hybrid');
  expect(await fact('Rating')).toMatch(/^4\.6 of 5.*27/);
  expect(await fact('Price')).toBe('₹1,49,999');
  expect(await fact('Time')).toBe('8 weeks, about 4 hours a week');
});

test('[EX-053][EX-055] facts that the record does not have are marked as missing', async () => {
  open({ reviewers: 0, rating: 0, hoursPerWeek: 0, weeks: 1, fee: 0, languages: [] });
  expect(await fact('Rating')).toBe('No reviews yet');
  expect(await fact('Time')).toBe('1 week');
  expect(await fact('Price')).toBe('Free');
  expect(await fact('Languages')).toBe('Not specified');
});

test('[EX-056] the subtitle is plain up to 28 characters and highlighted up to 100', async () => {
  const subtitle = `${'p'.repeat(27)} ${'h'.repeat(71)} ${'r'.repeat(5)}`;
  open({ coursesubtitle: subtitle });
  const mark = await screen.findByText('h'.repeat(71));
  expect(mark.localName).toBe('mark');
  expect(mark.parentElement).toHaveTextContent(subtitle);
});

test.each([
  [
    'From a spreadsheet to a picture worth a meeting',
    'From a spreadsheet to a picture ',
    'worth a meeting',
  ],
  ['Ends in the middle of something', 'Ends in the middle of something', undefined],
])('[U17] [EX-056] the highlight begins at a word: %s', async (subtitle, plain, highlighted) => {
  open({ coursesubtitle: subtitle });
  const [paragraph] = await screen.findAllByText((_, element) => element?.textContent === subtitle);
  expect(paragraph?.firstChild?.textContent).toBe(plain);
  expect(paragraph?.querySelector('mark')?.textContent).toBe(highlighted);
});

test('[U17] [EX-056] the highlight ends at a word', async () => {
  const words = 'word '.repeat(30);
  open({ coursesubtitle: words });
  const mark = await screen.findByText(/^(word ?)+$/, { selector: 'mark' });
  expect(mark.textContent).toMatch(/^(word )+$/);
});

test('[EX-056] a short subtitle has no highlight', async () => {
  open({ coursesubtitle: 'Twenty-eight characters, no m'.slice(0, 28) });
  await screen.findByText('Twenty-eight characters, no');
  expect(document.querySelector('mark')).toBeNull();
});

test('[EX-057][EX-058] the sections are in order and show the content of the record', async () => {
  open();
  within(await region('About Course')).getByText('From the first tag to a page online.');
  within(await region('What will you learn')).getByText('Structure a page with meaningful HTML');
  within(await region('Key Takeaways')).getByText('A page of your own');
  within(await region('Career growth')).getByText('Junior web developer');
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
  expect(headings.slice(0, 6)).toEqual([
    'About Course',
    'What will you learn',
    'Key Takeaways',
    'Career growth',
    'Chapters',
    'Reviews',
  ]);
});

test('[EX-058] sections without content show a message', async () => {
  open({ whatYouLearn: [], keyTakeaways: [], careerGrowth: [] });
  expect(await screen.findAllByText('No details yet.')).toHaveLength(3);
});

test('[EX-059][EX-062] chapters list their videos, each with a link to the player', async () => {
  open();
  const chapters = within(await region('Chapters'));
  chapters.getByRole('heading', { name: 'The shape of a page' });
  const first = chapters.getByRole('link', { name: /Headings and paragraphs/ });
  expect(first).toHaveAttribute('href', '/learn/coursevideo?course=course-1&video=video-1');
  expect(first).toHaveTextContent('12:34');
  chapters.getByRole('link', { name: 'Untitled Video' });
  // The duration of one video is unknown, so there is no total.
  chapters.getByText('Chapter 1 · 2 videos');
});

test('[EX-059] chapters show the total duration of their videos', async () => {
  const video = (index: number, seconds: number) => ({ _id: `v${index}`, title: '', seconds });
  open({
    chapters: [
      { _id: 'one', title: 'One', videos: [video(1, 3500), video(2, 401)] },
      { _id: 'two', title: 'Two', videos: [video(3, 59)] },
    ],
  });
  const chapters = within(await region('Chapters'));
  chapters.getByText('2 chapters · 3 videos · 1 h 6 min');
  chapters.getByText('Chapter 1 · 2 videos · 1 h 6 min');
  chapters.getByText('Chapter 2 · 1 video · 1 min');
});

test('[EX-060] missing chapters and videos show a message', async () => {
  const { unmount } = open();
  await screen.findByText('No videos available for this chapter.');
  unmount();
  open({ chapters: [] });
  await screen.findByText('No chapters available.');
});

test('[EX-061] the index marks the section in view and scrolls to a section', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = open();
  const sectionIndex = await screen.findByRole('navigation', { name: 'Course' });
  const links = within(sectionIndex).getAllByRole('link');
  expect(links).toHaveLength(6);
  // jsdom has no layout: every section is on top, so the last one is in view.
  await waitFor(() => expect(links[5]).toHaveAttribute('aria-current'));
  const chapters = document.getElementById('chapters');
  if (!chapters) throw new Error('no chapters');
  chapters.getBoundingClientRect = () => new DOMRect(0, 700, 300, 400);
  await user.click(within(sectionIndex).getByRole('link', { name: 'Chapters' }));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 600 }));
  expect(links[4]).toHaveAttribute('aria-current');
  for (const [index, id] of [
    'about',
    'learn',
    'takeaways',
    'career',
    'chapters',
    'reviews',
  ].entries()) {
    const section = document.getElementById(id);
    if (section) section.getBoundingClientRect = () => new DOMRect(0, index * 400 - 700, 300, 400);
  }
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(links[2]).toHaveAttribute('aria-current'));
});

test('[EX-065] the like count is the number of likes', async () => {
  const { unmount } = open();
  await screen.findByText('3 likes');
  unmount();
  open({ likes: ['one'] });
  await screen.findByText('1 like');
});

test('[U17] nothing is said of likes and members of a course that has none', async () => {
  open({ likes: [], enrolledstudent: 0 });
  await screen.findByRole('button', { name: /^Like / });
  expect(screen.queryByText(/^0 |\blikes?$|enrolled$/)).not.toBeInTheDocument();
});

test('[EX-066] a failed load is shown in the region of the page, and the loader fetches again', async () => {
  const serverError = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
  let isWorking = false;
  const network = courseNetwork().on(getCourseEndpoint, () =>
    isWorking ? aCourse() : serverError,
  );
  const { queryClient } = renderScreen(detail, { path, url: canonicalUrl, network });
  expect(await screen.findByRole('alert')).toHaveTextContent(/went wrong/);
  isWorking = true;
  const reloaded = detail.loader?.({
    params: { id: 'course-1' },
    url: new URL(canonicalUrl, location.origin),
    queryClient,
    signal: new AbortController().signal,
  });
  await expect(reloaded).resolves.toMatchObject({ coursename: 'web dev basics' });
});

test('[EX-066] an unknown id shows a message and a link to all courses', async () => {
  const notFound = new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
  const network = fakeNetwork().on(getCourseEndpoint, () => notFound);
  const { user, url } = renderScreen(detail, { path, url: canonicalUrl, network });
  await screen.findByRole('heading', { level: 1, name: 'We could not find this course' });
  expect(document.title).toBe('Course not found | Sopaan');
  await user.click(screen.getByRole('link', { name: 'See all courses' }));
  expect(url()).toBe('/course');
});

test('[EX-066] the page of an unknown course searches the list of courses', async () => {
  const notFound = new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
  const network = fakeNetwork().on(getCourseEndpoint, () => notFound);
  const { user, url } = renderScreen(detail, { path, url: canonicalUrl, network });
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search courses' }),
    ' python {Enter}',
  );
  expect(url()).toBe('/explore/courses?search=python');
});
