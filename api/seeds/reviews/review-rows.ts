import type { SeedClock } from '../clock/seed-clock';
import { createRandom } from '../random/random';
import { sampleOf, type SeedTable } from '../tables/seed-table';
import { reviewNames } from './review-names';
import { reviewTexts } from './review-texts';

const SEED = 7301;
const MOST = reviewNames.length;

interface ReviewSource {
  name: string;
  rating: number;
  text: string;
  /** How far between the course's first day and today, from 0 to 1. */
  when: number;
}

/** The reviews of the course at that place. Some courses have none, so that pages show that too. */
export function reviewsOfCourse(index: number): readonly ReviewSource[] {
  const random = createRandom(SEED + index);
  const count = index % 13 === 12 ? 0 : index % 9 === 4 ? 1 : random.between(6, MOST);
  // Some courses are liked more than others.
  const strictness = random.between(0, 3);
  const texts = new Set<string>();
  return random
    .shuffled(reviewNames)
    .slice(0, count)
    .map((name) => {
      const rating = Math.max(1, 5 - Math.floor(random.next() * random.next() * (4 + strictness)));
      const { openings = [], details = [] } = reviewTexts[rating] ?? {};
      const opening = openings[random.between(0, openings.length - 1)] ?? '';
      const detail = details[random.between(0, details.length - 1)] ?? '';
      const both = `${opening} ${detail}`;
      const whole = [opening, both, detail, both, detail, ''][random.between(0, 5)] ?? '';
      // Nobody says word for word what somebody else has said.
      const text = [whole, both].find((words) => !texts.has(words)) ?? '';
      texts.add(text);
      return { name, rating, text, when: random.next() };
    });
}

/** What the course's row says of them. */
export function ratingOfCourse(index: number): { rating: number; review_count: number } {
  const ratings = reviewsOfCourse(index).map(({ rating }) => rating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const mean = ratings.length > 0 ? sum / ratings.length : 0;
  return { rating: Math.round(mean * 10) / 10, review_count: ratings.length };
}

export function reviewTable(clock: SeedClock, courses: SeedTable): SeedTable {
  const rows = courses.rows.flatMap(({ id, created_at: since }, index) => {
    const days = (Date.parse(clock.at(0)) - Date.parse(String(since))) / 86_400_000;
    return reviewsOfCourse(index).map(({ name, rating, text, when }, place) => ({
      id: `review-${String(id)}-${place + 1}`,
      course_id: id,
      user_id: null,
      sample_name: name,
      rating,
      body: text,
      ...sampleOf(clock.at(-1 - Math.floor(when * (days - 8)), 3 + place / 3)),
    }));
  });
  return { name: 'course_reviews', rows };
}
