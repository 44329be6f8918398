import { call } from '@sopaan/api-client/call';
import { getConquestEndpoint } from '@sopaan/schemas/practice/conquest';
import { getHundredDaysEndpoint } from '@sopaan/schemas/practice/hundred-days';
import { queryOptions } from '@tanstack/react-query';

export interface NextChallenge {
  type: string;
  title: string;
  id: string;
}

async function nextInConquest(id: string, signal: AbortSignal): Promise<NextChallenge | null> {
  const { rounds } = await call(getConquestEndpoint, {}, { signal });
  const challenges = rounds.flatMap((round) => round.challenges);
  const index = challenges.findIndex((challenge) => challenge.id === id);
  // Those after the challenge, then those before it.
  const candidates = [...challenges.slice(index + 1), ...challenges.slice(0, Math.max(index, 0))];
  return candidates.find(({ status }) => status !== 'solved') ?? null;
}

async function nextDay(id: string, signal: AbortSignal): Promise<NextChallenge | null> {
  const { days } = await call(getHundredDaysEndpoint, {}, { signal });
  const openDay = days.find(({ challengeId, state }) => challengeId !== id && state === 'open');
  return openDay
    ? { type: '100_days_code_conquest', title: openDay.title, id: openDay.challengeId }
    : null;
}

/** The next challenge of the same kind that the member has not solved; null when there is none. */
export const nextChallengeQuery = (type: string, id: string) =>
  queryOptions({
    queryKey: [type === 'code_conquest' ? 'conquest' : 'hundred-days', 'next', id],
    queryFn: ({ signal }) =>
      type === 'code_conquest' ? nextInConquest(id, signal) : nextDay(id, signal),
  });
