import { ApiError } from '@sopaan/api-client/api-error';
import type { EventPayload } from '@sopaan/contract/events';
import { bus } from '@sopaan/events/bus';
import {
  enrolEndpoint,
  getEnrolmentEndpoint,
  leaveCourseEndpoint,
} from '@sopaan/schemas/courses/enrolment';
import { likeEndpoints, type Like } from '@sopaan/schemas/api/like';
import {
  deleteMyReviewEndpoint,
  getReviewsEndpoint,
  putMyReviewEndpoint,
} from '@sopaan/schemas/courses/review';
import { startSession } from '@sopaan/session/actions';
import { renderScreen } from '@sopaan/testing/render-route';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aReview, courseNetwork, type CourseNetwork } from '../testing/course-network';
import * as detail from './course-detail.screen';

const path = '/course/:title/:id';
const canonicalUrl = '/course/Web-Dev-Basics/course-1';
const serverError = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });

type Session = 'guest' | 'member';
function open(network = courseNetwork(), session: Session = 'member', url = canonicalUrl) {
  return { network, ...renderScreen(detail, { path, url, network, session }) };
}

// By text, as a query by role takes a second on a page this long.
const button = (name: string) => screen.findByText(name, { selector: 'button' });
const likeButton = () => screen.findByLabelText('Like web dev basics');
const ariaPressed = async () => (await likeButton()).getAttribute('aria-pressed');

test('[EX-064] [EX-065] a like is shown at once, saved, counted in the record, and shown again on reload', async () => {
  const events: Array<EventPayload<'like:changed'>> = [];
  const stop = bus.subscribe('like:changed', (like) => events.push(like));
  let respond: (like: Like) => void = () => undefined;
  const { network, user, queryClient, unmount } = open();
  const { stored } = network;
  network.on(likeEndpoints.course.put, () => {
    Object.assign(stored, { liked: true, likes: 4 });
    return new Promise<Like>((resolve) => (respond = resolve));
  });
  expect(await ariaPressed()).toBe('false');
  await user.click(await likeButton());
  expect(await ariaPressed()).toBe('true');
  screen.getByText('4 likes');
  expect(events).toEqual([]);
  act(() => respond({ liked: true, count: 4 }));
  await waitFor(() =>
    expect(events).toEqual([{ kind: 'course', id: 'course-1', liked: true, count: 4 }]),
  );
  expect(queryClient.getQueryData(['course', 'course-1'])).toMatchObject({ likes: { length: 4 } });
  stop();
  unmount();
  open(network);
  await screen.findByText('4 likes');
  await waitFor(async () => expect(await ariaPressed()).toBe('true'));
});

test('[EX-045] [EX-064] a like that cannot be saved is rolled back with a toast', async () => {
  const { network, user, toasts } = open();
  network.on(likeEndpoints.course.put, () => serverError);
  await user.click(await likeButton());
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));
  expect(toasts[0]?.message).toMatch(
    /^Your like for web dev basics could not be saved\. Something/,
  );
  await waitFor(async () => expect(await ariaPressed()).toBe('false'));
  screen.getByText('3 likes');
});

test('[EX-064] after quick clicks the last state is saved, and the count is correct', async () => {
  const network = courseNetwork();
  const { user } = open(network);
  const like = await likeButton();
  await user.dblClick(like);
  await user.dblClick(like);
  await user.click(like);
  await waitFor(() => expect(network.stored).toMatchObject({ liked: true, likes: 4 }));
  await screen.findByText('4 likes');
  await user.dblClick(like);
  await user.click(like);
  await waitFor(() => expect(network.stored).toMatchObject({ liked: false, likes: 3 }));
  await waitFor(async () => expect(await ariaPressed()).toBe('false'));
  screen.getByText('3 likes');
});

/** Logs in, and opens the page to which the login page would return the guest. */
async function logInFrom(guest: ReturnType<typeof open>, network: CourseNetwork) {
  await waitFor(() => expect(guest.url()).toMatch(/^\/auth\/login\?next=/));
  const next = new URL(guest.url(), location.origin).searchParams.get('next') ?? '';
  guest.unmount();
  act(() => startSession('test-token'));
  return open(network, 'member', next);
}

test("[EX-063] [EX-064] a guest's like and enrolment are saved after the login, and liking again does not unlike", async () => {
  const network = courseNetwork({ liked: true });
  let guest = open(network, 'guest');
  await guest.user.click(await likeButton());
  let member = await logInFrom(guest, network);
  await waitFor(() => expect(network.requests(likeEndpoints.course.put)).toHaveLength(1));
  expect(network.stored).toMatchObject({ liked: true, likes: 3 });
  expect(await ariaPressed()).toBe('true');
  member.unmount();

  guest = open(network, 'guest');
  await screen.findByText(/Nothing is paid here: the institute collects the fee of ₹1,49,999/);
  await guest.user.click(await button('Enroll for Course'));
  member = await logInFrom(guest, network);
  await button('Enrolled');
  expect(network.stored.enrolled).toBe(true);
  expect(member.url()).toBe(canonicalUrl);
});

test('[EX-063] an enrolment is saved once, shown again on reload, and links to the first video', async () => {
  const { network, user, toasts, unmount } = open();
  network.on(enrolEndpoint, () => serverError);
  await user.click(await button('Enroll for Course'));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error' }]));

  const enrol = await button('Enroll for Course');
  network.on(enrolEndpoint, () => network.enrol(true));
  await user.dblClick(enrol);
  const enrolled = await button('Enrolled');
  await user.click(enrolled);
  expect(network.requests(enrolEndpoint)).toHaveLength(1);
  expect(enrolled).toHaveFocus();
  screen.getByText('1,311 enrolled');
  expect(screen.getByText('Continue')).toHaveAttribute(
    'href',
    '/learn/coursevideo?course=course-1',
  );
  unmount();
  open(network);
  await button('Enrolled');
});

test('[EX-063] an enrolment that cannot be loaded can be retried', async () => {
  const network = courseNetwork({ enrolled: true });
  network.on(getEnrolmentEndpoint, () => serverError);
  const { user } = open(network);
  const retryButton = await button('Check my enrolment');
  expect(screen.queryByText('Enroll for Course')).toBeNull();
  network.on(getEnrolmentEndpoint, () => ({ enrolled: true, enrolledAt: null, count: 1 }));
  await user.click(retryButton);
  await waitFor(async () => expect(await button('Enrolled')).toHaveFocus());
});

test('leaving a course asks for confirmation, can be retried, and deletes the review', async () => {
  const myReview = aReview({ reviewId: 'own', rating: 2, name: 'Asha R.' });
  const { network, user } = open(courseNetwork({ enrolled: true, myReview }));
  await user.click(await button('Leave course'));
  await user.click(await button('Stay enrolled'));
  await waitFor(() => expect(screen.getByText('Leave course')).toHaveFocus());

  const leave = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Leave web dev basics?' });
    await user.click(within(dialog).getByRole('button', { name: 'Leave course' }));
  };
  await user.click(await button('Leave course'));
  network.on(leaveCourseEndpoint, () => serverError);
  await leave();
  expect(await screen.findByRole('alert')).toHaveTextContent('You could not leave the course.');
  network.on(leaveCourseEndpoint, () => network.enrol(false));
  await leave();
  await waitFor(() => expect(screen.getByText('Enroll for Course')).toHaveFocus());
  await waitFor(() => expect(screen.queryByText('Your review')).toBeNull());
  await screen.findByText('1 review');
});

test('[EX-053] an enrolled member writes, edits and deletes one review, and the rating is updated', async () => {
  const { network, user } = open(courseNetwork({ enrolled: true }));
  const click = async (name: string) => user.click(await button(name));
  // By keyboard, as jsdom has no layout to tell which star the pointer is over.
  const choose = (stars: number) => {
    act(() => screen.getByLabelText(`${stars} stars`).focus());
    return user.keyboard(' ');
  };
  await click('Publish review');
  await screen.findByText('Please choose from 1 to 5 stars.', { selector: 'a' });
  await choose(2);
  await user.type(screen.getByLabelText(/What should others know/), 'Too fast');
  network.on(putMyReviewEndpoint, () => serverError);
  await click('Publish review');
  await screen.findByText('Your review could not be published.');
  expect(screen.getByLabelText(/What should others know/)).toHaveValue('Too fast');

  network.on(putMyReviewEndpoint, network.saveReview);
  await click('Publish review');
  const myReview = within(await screen.findByRole('region', { name: 'Your review' }));
  myReview.getByText('Too fast');
  myReview.getByLabelText('2 of 5 stars');
  expect(screen.getByText('Your review')).toHaveFocus();
  expect(within(screen.getByLabelText('Facts')).getByText(/of 5/)).toHaveTextContent('3 of 5 (2)');
  await screen.findByText('2 reviews');
  expect(screen.getAllByText('Too fast')).toHaveLength(1);

  await click('Edit');
  await choose(5);
  await click('Save changes');
  await myReview.findByLabelText('5 of 5 stars');
  expect(network.requests(putMyReviewEndpoint).at(-1)).toMatchObject({
    id: 'course-1',
    rating: 5,
    text: 'Too fast',
  });

  await click('Delete');
  await click('Keep it');
  await waitFor(async () => expect(await button('Delete')).toHaveFocus());
  await click('Delete');
  await click('Delete review');
  await screen.findByText('Review this course');
  expect(network.requests(deleteMyReviewEndpoint)).toHaveLength(1);
  await screen.findByText('1 review');
});

test('reviews load page by page, and a failed page can be retried', async () => {
  const summary = { rating: 4, count: 2, distribution: [{ stars: 4, count: 2 }] };
  const network = courseNetwork();
  network.on(getReviewsEndpoint, () => serverError);
  const { user } = open(network, 'guest');
  await screen.findByText('The reviews could not be loaded');
  network.on(getReviewsEndpoint, ({ cursor }) =>
    cursor
      ? { items: [aReview({ reviewId: 'b', text: 'Second' })], nextCursor: null, summary }
      : { items: [aReview({ reviewId: 'a', text: 'First' })], nextCursor: 'on', summary },
  );
  await user.click(await button('Try again'));
  await screen.findByText('First');
  screen.getByText(/Only people enrolled in the course can review it/);
  await user.click(await button('Show more reviews'));
  await screen.findByText('Second');
  expect(screen.queryByText('Show more reviews')).toBeNull();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/Second/));
});

test('a course without reviews shows a message', async () => {
  open(courseNetwork({ others: [] }), 'guest');
  await screen.findByText('Reviews will appear here.');
});
