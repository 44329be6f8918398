import type { SeedClock } from '../clock/seed-clock';
import { createRandom } from '../random/random';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
import { reviewNames } from './review-names';
import { reviewTexts } from './review-texts';

const SEED = 7301;
const MAX_REVIEWS = reviewNames.length;

interface ReviewSource {
  name: string;
  rating: number;
  text: string;
  /** The date of the review: 0 is the first day of the course, 1 is today. */
  when: number;
}

/** The reviews of the course with this index. Some courses have none, so that the empty state is visible. */
function reviewsOfCourse(index: number): readonly ReviewSource[] {
  const random = createRandom(SEED + index);
  const count = index % 13 === 12 ? 0 : index % 9 === 4 ? 1 : random.between(6, MAX_REVIEWS);
  // Courses differ in how strictly they are rated.
  const strictness = random.between(0, 3);
  const usedTexts = new Set<string>();
  return random
    .shuffled(reviewNames)
    .slice(0, count)
    .map((name) => {
      const rating = Math.max(1, 5 - Math.floor(random.next() * random.next() * (4 + strictness)));
      const { openings = [], details = [] } = reviewTexts[rating] ?? {};
      const opening = openings[random.between(0, openings.length - 1)] ?? '';
      const detail = details[random.between(0, details.length - 1)] ?? '';
      const full = `${opening} ${detail}`;
      const candidate = [opening, full, detail, full, detail, ''][random.between(0, 5)] ?? '';
      // Texts are unique within a course.
      const text = [candidate, full].find((one) => !usedTexts.has(one)) ?? '';
      usedTexts.add(text);
      return { name, rating, text, when: random.next() };
    });
}

/** The aggregated rating in the course's row. */
export function ratingOfCourse(index: number): { rating: number; review_count: number } {
  const ratings = reviewsOfCourse(index).map(({ rating }) => rating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const mean = ratings.length > 0 ? sum / ratings.length : 0;
  return { rating: Math.round(mean * 10) / 10, review_count: ratings.length };
}

export function reviewTable(clock: SeedClock, courses: SeedTable): SeedTable {
  const rows = courses.rows.flatMap(({ id, created_at: since }, index) => {
    const days = (Date.parse(clock.at(0)) - Date.parse(String(since))) / 86_400_000;
    return reviewsOfCourse(index).map(({ name, rating, text, when }, position) => ({
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
