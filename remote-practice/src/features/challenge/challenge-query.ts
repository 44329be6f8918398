import { CHALLENGE_TYPES, type ChallengeType } from '@sopaan/schemas/practice-options';
import { queryOptions } from '@tanstack/react-query';
import { getChallenge } from './api/get-challenge';
import { getDayChallenge } from './api/get-day-challenge';

/** What the address of a challenge page says. */
export interface ChallengeRoute {
  type: ChallengeType;
  title: string;
  id: string;
}

type RouteParams = Readonly<Record<string, string | undefined>>;

/** Null: the address names a kind of challenge that there is not. */
export function challengeRoute({ type, title = '', id = '' }: RouteParams): ChallengeRoute | null {
  const known = CHALLENGE_TYPES.find((name) => name === type);
  return known ? { type: known, title, id } : null;
}

export const challengeQuery = ({ type, title, id }: ChallengeRoute) =>
  queryOptions({
    queryKey: ['challenge', type, id],
    queryFn: ({ signal }) =>
      type === 'code_conquest' ? getChallenge(id, signal) : getDayChallenge(title, id, signal),
  });
