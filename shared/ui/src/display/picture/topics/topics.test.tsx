import { act, waitFor } from '@testing-library/react';
import { renderOnPage } from '../../../testing/render-on-page';
import { GeneratedPicture } from '../generated-picture';
import { topicDrawingOf } from './topic-of';

/** Titles of several courses about the same field, which stand beside each other in lists. */
const titles = [
  'Machine Learning: First Principles',
  'Machine Learning Live Bootcamp',
  'AI for Everyone',
  'AI Engineer Interview Practice',
  'Mathematics for Machine Learning',
  'SQL for Analysts',
  'Data Visualisation that Persuades',
  'Data Analyst Mock Interviews',
  'A Career in Data: Where to Start',
  'Python for Data, from Zero',
  'Cloud Computing from the Ground',
  'Linux for the Cloud',
  'Cloud Security Essentials',
  'Cloud Networking Live Classes',
  'Moving into Cloud Roles',
  'HTML and CSS from the First Tag',
  'JavaScript by Building',
  'React for Working Developers',
  'Accessible Web Interfaces',
  'Front-End Mock Interviews',
];

test('[U18] different subjects have different drawings, also within a field', () => {
  const drawings = titles.map(topicDrawingOf);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(titles.length);
});

test('[U18] the subjects of quizzes have drawings of their own', () => {
  const drawings = [
    'Aptitude',
    'Banking awareness',
    'Data structures',
    'English',
    'General science',
  ]
    .concat(['Geography', 'History', 'Indian polity', 'Programming', 'Reasoning', 'SQL'])
    .map(topicDrawingOf);
  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(drawings.length);
});

test.each([
  ['Wealth and Tax', 'Banking'],
  ['Hindi Literature', 'English Writing'],
  ['Nursing Basics', 'Public Health'],
  ['Constitutional Law', 'Legal Drafting'],
])('[U18] %s and %s have the same drawing', (one, other) => {
  expect(topicDrawingOf(one)).toBeDefined();
  expect(topicDrawingOf(one)).toBe(topicDrawingOf(other));
});

test('[U18] a text that names no topic has no drawing', () => {
  expect(topicDrawingOf('Untitled')).toBeUndefined();
});

describe('the drawing of a picture', () => {
  let reportPictureInView = () => {};
  beforeEach(() => {
    Object.defineProperty(window, 'IntersectionObserver', {
      configurable: true,
      value: class {
        constructor(onChange: (entries: readonly object[]) => void) {
          reportPictureInView = () => onChange([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  const shapes = (container: HTMLElement) => container.querySelectorAll('svg > g:last-child path');

  test('[U18] shows the topic when the picture comes near the window', async () => {
    const { container } = renderOnPage(
      <GeneratedPicture id="1" kind="course" topic="SQL for Analysts" />,
    );
    expect(shapes(container)).toHaveLength(0);
    act(() => reportPictureInView());
    await waitFor(() =>
      expect(shapes(container)).toHaveLength(topicDrawingOf('SQL for Analysts')?.length ?? -1),
    );
  });

  test.each(['Untitled', undefined])('[U18] shows the kind for the topic %p', async (topic) => {
    const { container } = renderOnPage(<GeneratedPicture id="1" kind="course" topic={topic} />);
    act(() => reportPictureInView());
    await waitFor(() => expect(shapes(container).length).toBeGreaterThan(0));
  });
});
