import { call } from '@sopaan/api-client/call';
import { getLeaderboardEndpoint } from '@sopaan/schemas/practice/conquest';
import { getHundredDaysEndpoint } from '@sopaan/schemas/practice/hundred-days';
import { queryOptions } from '@tanstack/react-query';

/** Where the member stands after solving a challenge, as short facts. */
type Standing = string[];

async function conquestStanding(signal: AbortSignal): Promise<Standing> {
  const { you, total } = await call(getLeaderboardEndpoint, { round: 0, limit: 1 }, { signal });
  if (!you) return [];
  return [`Rank ${numbers.format(you.rank)} of ${numbers.format(total)}`, pointsText(you.points)];
}

async function streakStanding(signal: AbortSignal): Promise<Standing> {
  const { currentStreak } = await call(getHundredDaysEndpoint, {}, { signal });
  return currentStreak > 0 ? [`Streak: ${dayCount(currentStreak)}`] : [];
}

const numbers = new Intl.NumberFormat('en-IN');

function pointsText(points: number): string {
  return `${numbers.format(points)} points in all`;
}

function dayCount(days: number): string {
  return days === 1 ? '1 day' : `${numbers.format(days)} days`;
}

/** The member's rank and points in code conquest, or streak in the 100 days. */
export const standingQuery = (type: string) =>
  queryOptions({
    // A verdict invalidates these keys.
    queryKey: [type === 'code_conquest' ? 'conquest' : 'hundred-days', 'standing'],
    queryFn: ({ signal }) =>
      type === 'code_conquest' ? conquestStanding(signal) : streakStanding(signal),
  });
