import type { ConquestRound } from '@sopaan/schemas/practice/conquest';
import { toChallengeListItem, type ChallengeListRow } from '../challenge-record';

export interface RoundRow {
  number: number;
  title: string;
  summary: string;
  /** Null for a guest. */
  earned: number | null;
}

export interface RoundChallengeRow extends ChallengeListRow {
  round: number;
}

export function toRound(
  { number, title, summary, earned }: RoundRow,
  challenges: readonly RoundChallengeRow[],
): ConquestRound {
  return {
    number,
    title,
    summary,
    points: challenges.reduce((sum, { points }) => sum + points, 0),
    earnedPoints: earned,
    challenges: challenges.map(toChallengeListItem),
  };
}
