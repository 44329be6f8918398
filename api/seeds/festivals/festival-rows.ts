import type { SeedClock } from '../clock/seed-clock';
import { quizzes } from '../quizzes/quizzes';
import { seedId } from '../tables/seed-id';
import { sampleColumns, type SeedTable } from '../tables/seed-table';
import { festivals } from './festivals';

/** 9:00 and 21:00 in India, in hours after midnight UTC. */
const [START_HOURS, END_HOURS] = [3.5, 15.5];

export function festivalTable(clock: SeedClock): SeedTable {
  const rows = festivals.map((festival, index) => ({
    id: seedId('festival', index),
    title: festival.title,
    summary: festival.summary,
    rules: festival.rules,
    banner: '',
    organiser: festival.organiser,
    prizes: festival.prizes.map(([title, amount]) => ({ title, amount })),
    registration_opens_at: clock.at(festival.registrationOpens, START_HOURS),
    starts_at: clock.at(festival.starts, START_HOURS),
    ends_at: clock.at(festival.ends, END_HOURS),
    timezone: 'Asia/Kolkata',
    ...sampleColumns(clock.at(festival.registrationOpens - 2)),
  }));
  return { name: 'festivals', rows };
}

export function festivalQuizTable(): SeedTable {
  const rows = festivals.flatMap(({ quizzes: topics }, index) =>
    topics.map((topic, position) => ({
      festival_id: seedId('festival', index),
      quiz_id: quizId(topic),
      position: position + 1,
    })),
  );
  return { name: 'festival_quizzes', rows };
}

export function festivalEntryTable(clock: SeedClock): SeedTable {
  const rows = festivals.flatMap(({ entries, registrationOpens }, index) =>
    entries.map(({ name, city, result, amount = 0, status = 'Pending' }, position) => ({
      id: `entry-${seedId('festival', index)}-${position + 1}`,
      festival_id: seedId('festival', index),
      user_id: null,
      shows_city: false,
      amount,
      status,
      registered_at: clock.at(registrationOpens + Math.floor(position / 2), 6 + (position % 2)),
      sample: true,
      sample_name: name,
      sample_city: city,
      sample_score: result && result.score,
      sample_seconds: result && result.minutes * 60,
    })),
  );
  return { name: 'festival_entries', rows };
}

function quizId(topic: string): string {
  const index = quizzes.findIndex((quiz) => quiz.topic === topic);
  if (index === -1) throw new Error(`there is no sample quiz about ${topic}`);
  return seedId('quiz', index);
}
