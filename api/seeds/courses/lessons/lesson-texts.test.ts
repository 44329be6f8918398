import { slug } from '@sopaan/contract/slug';
import { plainText } from '../../../src/html/plain-text';
import { titlesOfLessons } from '../chapter-lessons';
import { courses } from '../courses';
import { lessonFileNames, lessonTexts } from './lesson-texts';

const MIN_WORDS = 150;
const MAX_WORDS = 450;

test('[U24] every file belongs to a course, and its lessons are lessons of that course, in their order', () => {
  const titles = new Map(courses.map((course) => [slug(course.title), titlesOfLessons(course)]));
  for (const name of lessonFileNames()) expect([...titles.keys()]).toContain(name);
  for (const course of courses) {
    const written = [...lessonTexts(course.title).keys()];
    expect(written).toEqual(titlesOfLessons(course).filter((title) => written.includes(title)));
  }
});

test('[U24] a lesson to read has text enough to learn from, and an exercise', () => {
  const texts = courses.flatMap(({ title }) =>
    [...lessonTexts(title)].map(([lesson, html]) => ({ lesson: `${title}: ${lesson}`, html })),
  );
  const lengths = texts.map(({ lesson, html }) => ({
    lesson,
    words: plainText(html).split(' ').length,
  }));
  expect(lengths.filter(({ words }) => words < MIN_WORDS || words > MAX_WORDS)).toEqual([]);
  const withoutExercise = texts.filter(({ html }) => !html.includes('<strong>Try it:</strong>'));
  expect(withoutExercise.map(({ lesson }) => lesson)).toEqual([
    // Its checks of the published site are the exercise.
    'HTML and CSS from the First Tag: A first deployment',
  ]);
});
