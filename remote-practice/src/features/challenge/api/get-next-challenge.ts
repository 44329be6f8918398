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
  const all = rounds.flatMap((round) => round.challenges);
  const index = all.findIndex((challenge) => challenge.id === id);
  const others = [...all.slice(index + 1), ...all.slice(0, Math.max(index, 0))];
  return others.find(({ status }) => status !== 'solved') ?? null;
}

async function nextDay(id: string, signal: AbortSignal): Promise<NextChallenge | null> {
  const { days } = await call(getHundredDaysEndpoint, {}, { signal });
  const open = days.find(({ challengeId, state }) => challengeId !== id && state === 'open');
  return open ? { type: '100_days_code_conquest', title: open.title, id: open.challengeId } : null;
}

/** The next challenge of the same kind that the member has not solved; null when there is none. */
export const nextChallengeQuery = (type: string, id: string) =>
  queryOptions({
    queryKey: [type === 'code_conquest' ? 'conquest' : 'hundred-days', 'next', id],
    queryFn: ({ signal }) =>
      type === 'code_conquest' ? nextInConquest(id, signal) : nextDay(id, signal),
  });
