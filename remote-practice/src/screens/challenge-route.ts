import { CHALLENGE_TYPES } from '@sopaan/schemas/practice/practice-options';
import type { ChallengeKey } from '../features/challenge/api/get-challenge';

type RouteParams = Readonly<Record<string, string | undefined>>;

/** The challenge that the parameters of the URL name; null if they have an unknown challenge type. */
export function challengeRoute({ type, title = '', id = '' }: RouteParams): ChallengeKey | null {
  const knownType = CHALLENGE_TYPES.find((name) => name === type);
  return knownType ? { type: knownType, title, id } : null;
}
