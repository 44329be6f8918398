import { ApiError } from '@sopaan/api-client/api-error';
import { leaveCourseEndpoint } from '@sopaan/schemas/courses/enrolment';
import { getLiveClassesEndpoint, type LiveClass } from '@sopaan/schemas/live-classes/live-class';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { courseNetwork } from '../testing/course-network';
import * as detail from './course-detail.screen';

function open(network = courseNetwork(), session: 'guest' | 'member' = 'guest') {
  const url = '/course/Web-Dev-Basics/course-1';
  return {
    network,
    ...renderScreen(detail, { path: '/course/:title/:id', url, network, session }),
  };
}

function aClass(changes: Partial<LiveClass> = {}): LiveClass {
  return {
    classId: 'class-1',
    title: 'Fractions on a number line',
    description: '',
    courseId: 'course-1',
    courseName: 'web dev basics',
    teacherName: 'Meera Joshi',
    startsAt: '2026-12-01T13:00:00.000Z',
    endsAt: '2026-12-01T14:00:00.000Z',
    state: 'scheduled',
    capacity: 30,
    registeredCount: 12,
    isRegistered: false,
    may: [],
    closedReason: '',
    serverTime: '2026-11-27T13:00:00.000Z',
    ...changes,
  };
}

const region = () => screen.findByRole('region', { name: 'Live classes' });
const sectionIndex = () => within(screen.getByRole('navigation', { name: 'Course' }));
const serverError = new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });

test('the live classes of the course are listed with date, teacher, places left and a link', async () => {
  const classes = [
    aClass({ classId: 'class-0', title: 'Halves', state: 'live', capacity: null }),
    aClass(),
    aClass({ classId: 'class-2', title: 'Thirds', capacity: 13 }),
    aClass({ classId: 'class-3', title: 'Quarters', capacity: 12 }),
  ];
  const { network } = open(courseNetwork({ classes }));
  const items = within(await region()).getAllByRole('listitem');
  const texts = items.map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^HalvesLive now1 Dec 2026, 6:30\spm ISTMeera Joshi$/),
    expect.stringMatching(/^Fractions on a number line1 Dec.*Meera Joshi18 places left$/),
    expect.stringMatching(/^Thirds1 Dec.*1 place left$/),
    expect.stringMatching(/^Quarters1 Dec.*No places left$/),
  ]);
  expect(screen.getByRole('link', { name: 'Fractions on a number line' })).toHaveAttribute(
    'href',
    '/learn/liveStream?class=class-1',
  );
  sectionIndex().getByRole('link', { name: 'Live classes' });
  expect(network.requests(getLiveClassesEndpoint)).toMatchObject([{ courseId: 'course-1' }]);
});

test('a course without live classes has no section for them', async () => {
  const { network } = open();
  await screen.findByText('Clear from the first chapter on.');
  await waitFor(() => expect(network.requests(getLiveClassesEndpoint)).toHaveLength(1));
  expect(screen.queryByText('Live classes')).toBeNull();
});

test('live classes that could not be loaded can be loaded again', async () => {
  const network = courseNetwork();
  network.on(getLiveClassesEndpoint, () => serverError);
  const { user } = open(network);
  await within(await region()).findByText('The live classes could not be loaded');
  sectionIndex().getByRole('link', { name: 'Live classes' });
  network.on(getLiveClassesEndpoint, () => ({ items: [aClass()], nextCursor: null }));
  await user.click(within(await region()).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: 'Fractions on a number line' });
});

test('after leaving the course, the number of places is updated', async () => {
  const network = courseNetwork({ enrolled: true, classes: [aClass({ isRegistered: true })] });
  network.on(leaveCourseEndpoint, () => {
    network.stored.classes = [aClass({ registeredCount: 11 })];
    return network.enrol(false);
  });
  const { user } = open(network, 'member');
  await within(await region()).findByText('18 places left');
  await user.click(await screen.findByText('Leave course', { selector: 'button' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/you will no longer be registered for its live classes/);
  await user.click(dialog.getByText('Leave course', { selector: 'button' }));
  await within(await region()).findByText('19 places left');
});
