import type { Course } from '@sopaan/schemas/courses/course';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { courseNetwork } from '../testing/course-network';
import * as detail from './course-detail.screen';

function open(chapters: Course['chapters']) {
  renderScreen(detail, {
    path: '/course/:title/:id',
    url: '/course/Web-Dev-Basics/course-1',
    network: courseNetwork({ course: { chapters } }),
  });
}

const chaptersRegion = async () => within(await screen.findByRole('region', { name: 'Chapters' }));
const time = () =>
  within(screen.getByLabelText('Facts')).getByText('Time').nextElementSibling?.textContent;

const lessonsOf = (...kinds: string[]) => [
  {
    _id: 'one',
    title: 'One',
    videos: kinds.map((kind, index) => ({
      _id: `v${index}`,
      title: `Lesson ${index}`,
      seconds: kind === '' ? null : 60,
      kind,
    })),
  },
];

test('[U24] [EX-059] lessons of other kinds are not called videos, and those without content have no duration', async () => {
  open(lessonsOf('video', 'text', 'quiz', ''));
  const chapters = await chaptersRegion();
  chapters.getByText('1 chapter · 4 lessons, 1 to come');
  chapters.getByRole('link', { name: 'Lesson 0 1:00' });
  chapters.getByRole('link', { name: 'Text Lesson 1 1:00' });
  chapters.getByRole('link', { name: 'Quiz Lesson 2 1:00' });
  chapters.getByRole('link', { name: 'Lesson 3 To come' });
  expect(time()).toBe('8 weeks, about 4 hours a week');
});

test('[U24] a course whose lessons are all to come says so, and names no hours', async () => {
  open(lessonsOf('', ''));
  const chapters = await chaptersRegion();
  chapters.getByText('1 chapter · 2 videos, to come');
  expect(time()).toBe('8 weeks');
});
