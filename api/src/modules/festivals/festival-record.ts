import {
  festivalPrizesSchema,
  type Festival,
  type FestivalListItem,
} from '@sopaan/schemas/festivals/festival';
import type { QuizListItem } from '@sopaan/schemas/quizzes/quiz';

export interface FestivalListRow {
  id: string;
  title: string;
  summary: string;
  registration_opens_at: Date;
  starts_at: Date;
  ends_at: Date;
  timezone: string;
}

export interface FestivalRow extends FestivalListRow {
  rules: string;
  banner: string;
  organiser: string;
  prizes: unknown;
  sample: boolean;
  registered_count: number;
  attempt_count: number;
}

export function toFestivalListItem(row: FestivalListRow): FestivalListItem {
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    registrationOpensAt: row.registration_opens_at.toISOString(),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    timezone: row.timezone,
  };
}

export function toFestival(row: FestivalRow, quizzes: QuizListItem[]): Festival {
  return {
    ...toFestivalListItem(row),
    rules: row.rules,
    banner: row.banner,
    organiser: row.organiser,
    prizes: festivalPrizesSchema.validateSync(row.prizes),
    sample: row.sample,
    quizzes,
    stats: {
      quizzes: quizzes.length,
      registered: row.registered_count,
      attempts: row.attempt_count,
    },
  };
}
