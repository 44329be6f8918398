import type { ChallengeGuide } from '@sopaan/schemas/practice/challenge-guide';
import { markdownToHtml } from '../../../html/markdown';

export interface GuideRow {
  /** Null outside the 100 days. */
  day: number | null;
  /** Null if the challenge has no guide. */
  hint_count: number | null;
  /** Markdown. */
  opened_hints: string[] | null;
  is_solved: boolean;
  has_given_up: boolean;
  /** Whether it is a day of the 100 days that is not over for the member. */
  is_day_running: boolean;
}

/** The values of `editorial` in `ChallengeGuide`. */
export type EditorialState = 'open' | 'closed' | 'today' | 'none';

export function editorialState(row: GuideRow): EditorialState {
  if (row.hint_count === null) return 'none';
  if (row.is_solved || row.has_given_up) return 'open';
  return row.is_day_running ? 'today' : 'closed';
}

export function toGuide(row: GuideRow): ChallengeGuide {
  return {
    hintCount: row.hint_count ?? 0,
    hints: (row.opened_hints ?? []).map((hint) => markdownToHtml(hint)),
    editorial: editorialState(row),
    hasGivenUp: row.has_given_up,
  };
}
