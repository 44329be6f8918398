import type { SeedClock } from '../clock/seed-clock';
import { titlesOfLessons } from '../courses/chapter-lessons';
import type { CourseSource } from '../courses/course-source';
import { courses } from '../courses/courses';
import { hoursPerWeek } from '../courses/hours-per-week';
import { createRandom, type Random } from '../random/random';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
import { reviewNames } from './review-names';
import { reviewTexts } from './review-texts';

const SEED = 7301;
const MAX_REVIEWS = 12;

interface ReviewSource {
  name: string;
  rating: number;
  text: string;
  /** The date of the review: 0 is the first day of the course, 1 is today. */
  when: number;
}

/** The reviews of the course with this index. Some courses have none, so that the empty state is visible. */
function reviewsOfCourse(course: CourseSource, index: number): readonly ReviewSource[] {
  const random = createRandom(SEED + index);
  const count = index % 13 === 12 ? 0 : index % 9 === 4 ? 1 : random.between(4, MAX_REVIEWS);
  // Courses differ in how strictly they are rated.
  const strictness = random.between(0, 3);
  const lessons = random.shuffled(lessonTitles(course));
  const used = new Set<unknown>();
  return random
    .shuffled(reviewNames)
    .slice(0, count)
    .map((name, position) => {
      const rating = Math.max(1, 5 - Math.floor(random.next() * random.next() * (4 + strictness)));
      // One review in four has stars only.
      const unused = (reviewTexts[rating] ?? []).filter((text) => !used.has(text));
      const write = random.between(1, 4) === 1 ? undefined : pick(random, unused);
      used.add(write);
      const { project, weeks } = course;
      const hours = hoursPerWeek(course);
      const lesson = lessons[position % lessons.length] ?? '';
      const text = write?.({ lesson, project, weeks, hours }) ?? '';
      return { name, rating, text, when: random.next() };
    });
}

/** Courses without lessons are reviewed by what they teach. */
function lessonTitles(course: CourseSource): readonly string[] {
  const titles = titlesOfLessons(course).filter((title) => title !== '');
  return titles.length > 0 ? titles : course.learn;
}

function pick<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[random.between(0, items.length - 1)];
}

/** The aggregated rating in the course's row. */
export function ratingOfCourse(
  course: CourseSource,
  index: number,
): { rating: number; review_count: number } {
  const ratings = reviewsOfCourse(course, index).map(({ rating }) => rating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const mean = ratings.length > 0 ? sum / ratings.length : 0;
  return { rating: Math.round(mean * 10) / 10, review_count: ratings.length };
}

export function reviewTable(clock: SeedClock, { rows: courseRows }: SeedTable): SeedTable {
  const rows = courses.flatMap((course, index) => {
    const { id, created_at: since } = courseRows[index] ?? {};
    const days = (Date.parse(clock.at(0)) - Date.parse(String(since))) / 86_400_000;
    return reviewsOfCourse(course, index).map(({ name, rating, text, when }, position) => ({
      id: `review-${String(id)}-${position + 1}`,
      course_id: id,
      user_id: null,
      sample_name: name,
      rating,
      body: text,
      ...sampleColumns(clock.at(-1 - Math.floor(when * (days - 8)), 3 + position / 3)),
    }));
  });
  return { name: 'course_reviews', rows };
}
