import { DIFFICULTY_LEVELS } from '@sopaan/schemas/practice-options';
import type { Overview } from '../api/get-overview';
import type { ChallengeFilters } from './challenge-filters';

export interface FilterOption {
  value: string;
  /** How many challenges it would give; null when not all of them are known here. */
  count: number | null;
}

/** The topics of the challenges, the most frequent first. */
export function topicOptions(overview: Overview, filters: ChallengeFilters): FilterOption[] {
  const frequency = new Map<string, number>();
  for (const topic of overview.items.flatMap((item) => item.topics)) {
    frequency.set(topic, (frequency.get(topic) ?? 0) + 1);
  }
  const topics = [...frequency.keys()].sort(
    (one, other) =>
      (frequency.get(other) ?? 0) - (frequency.get(one) ?? 0) || one.localeCompare(other),
  );
  const level = filters.difficultyLevel;
  const shown = overview.items.filter((item) => !level || item.difficultyLevel === level);
  return topics.map((value) => ({
    value,
    count: counted(overview, () => shown.filter((item) => item.topics.includes(value)).length),
  }));
}

export function difficultyOptions(overview: Overview, filters: ChallengeFilters): FilterOption[] {
  const { topic } = filters;
  const shown = overview.items.filter((item) => !topic || item.topics.includes(topic));
  return DIFFICULTY_LEVELS.map((value) => ({
    value,
    count: counted(overview, () => shown.filter((item) => item.difficultyLevel === value).length),
  }));
}

function counted(overview: Overview, count: () => number): number | null {
  return overview.isComplete ? count() : null;
}
