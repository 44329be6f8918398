import { DIFFICULTY_LEVELS } from '@sopaan/schemas/practice-options';
import { mixed, object, string, type InferType } from 'yup';

const filtersSchema = object({
  topic: string().max(60),
  difficultyLevel: mixed<(typeof DIFFICULTY_LEVELS)[number]>().oneOf(DIFFICULTY_LEVELS),
});
export type ChallengeFilters = InferType<typeof filtersSchema>;
export type FilterName = keyof ChallengeFilters;

/** Reads the filters of an address; what is no filter of this page counts as not said. */
export function filtersOf(search: URLSearchParams): ChallengeFilters {
  const topic = search.get('topic') || undefined;
  const difficultyLevel = search.get('difficultyLevel') || undefined;
  for (const candidate of [{ topic, difficultyLevel }, { topic }, { difficultyLevel }]) {
    if (filtersSchema.isValidSync(candidate, { strict: true }))
      return filtersSchema.cast(candidate);
  }
  return {};
}

export function isFiltered({ topic, difficultyLevel }: ChallengeFilters): boolean {
  return topic !== undefined || difficultyLevel !== undefined;
}

/** The address of this page with one filter changed; undefined takes it away. */
export function searchWith(search: URLSearchParams, name: FilterName, value?: string): string {
  const next = new URLSearchParams(search);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return `?${next}`;
}
