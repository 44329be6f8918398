import { CHALLENGE_TYPES, type ChallengeType } from '@sopaan/schemas/practice-options';
import { queryOptions } from '@tanstack/react-query';
import { getChallenge } from './api/get-challenge';
import { getDayChallenge } from './api/get-day-challenge';

/** The parameters of the URL of a challenge page. */
export interface ChallengeRoute {
  type: ChallengeType;
  title: string;
  id: string;
}

type RouteParams = Readonly<Record<string, string | undefined>>;

/** Null if the URL has an unknown challenge type. */
export function challengeRoute({ type, title = '', id = '' }: RouteParams): ChallengeRoute | null {
  const knownType = CHALLENGE_TYPES.find((name) => name === type);
  return knownType ? { type: knownType, title, id } : null;
}

export const challengeQuery = ({ type, title, id }: ChallengeRoute) =>
  queryOptions({
    queryKey: ['challenge', type, id],
    queryFn: ({ signal }) =>
      type === 'code_conquest' ? getChallenge(id, signal) : getDayChallenge(title, id, signal),
  });
