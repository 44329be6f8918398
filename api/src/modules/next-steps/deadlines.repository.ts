import { MAX_STEPS } from '@sopaan/schemas/next-steps/next-steps';
import type { Queryable } from '../../database/database';
import type { DeadlineRow, DeadlineSource } from '../notices/deadlines/deadline-source';
import { createStep, type CandidateStep } from './create-step';

/** Dates further away than this are not next steps, except those of competitions in which the member takes part. */
const DAYS_AHEAD = 14;

interface NextDateRow extends DeadlineRow {
  /** The name of its `DeadlineSource`. */
  source: string;
  detail: string;
  zone: string;
}

/** The next date of each item that the member has saved, tracks or takes part in, soonest first. */
export async function findDeadlines(
  database: Queryable,
  sources: readonly DeadlineSource[],
  userId: string,
): Promise<CandidateStep[]> {
  const rows = await database.query<NextDateRow & Record<string, unknown>>(
    `select * from (
       select distinct on (source, item_id) *
       from (${sources.map(datesOfMember).join(' union all ')}) as dates
       where due_at > now()
         and (due_at <= now() + make_interval(days => $2) or source = any($4))
       order by source, item_id, due_at
     ) as next_dates
     order by due_at, source, item_id
     limit $3`,
    [userId, DAYS_AHEAD, MAX_STEPS, sources.filter(isOwnCompetition).map(({ name }) => name)],
  );
  return rows.flatMap((row) =>
    sources.filter(({ name }) => name === row.source).map((source) => toStep(source, row)),
  );
}

const isOwnCompetition = ({ stepKind }: DeadlineSource) => stepKind === 'registration';

function datesOfMember({ name, dates }: DeadlineSource): string {
  return `
    select '${name}' as source, item_id, title, detail, due_at, due_day, zone
    from (${dates}) as dates
    where user_id = $1`;
}

function toStep({ stepKind, toPath }: DeadlineSource, row: NextDateRow): CandidateStep {
  const { title, detail, due_at, due_day, zone } = row;
  const due = due_day ?? due_at.toISOString();
  return createStep(stepKind, toPath(row), { title, detail, due, zone });
}
