import { call } from '@sopaan/api-client/call';
import type { SessionStatus } from '@sopaan/contract/stores';
import { getChallengesEndpoint, type ChallengeListItem } from '@sopaan/schemas/challenge';
import { PAGE_LIMIT_MAX } from '@sopaan/schemas/paging';
import { queryOptions } from '@tanstack/react-query';

/** So many pages are read; of a longer list the overview knows the beginning. */
const PAGES = 4;

/** What is known of all challenges, whatever the filters. */
export interface Overview {
  items: readonly ChallengeListItem[];
  /** Whether `items` are all there are. */
  isComplete: boolean;
}

async function readAll(signal: AbortSignal): Promise<Overview> {
  const items: ChallengeListItem[] = [];
  let cursor = '';
  for (let page = 0; page < PAGES; page += 1) {
    const request = { limit: PAGE_LIMIT_MAX, ...(cursor && { cursor }) };
    const answer = await call(getChallengesEndpoint, request, { signal });
    items.push(...answer.items);
    cursor = answer.nextCursor ?? '';
    if (!cursor) break;
  }
  return { items, isComplete: !cursor };
}

/** For the filters, what they would give; for a member, how many are solved. */
export function overviewQuery(viewer: SessionStatus) {
  return queryOptions({
    queryKey: ['challenges', viewer, 'overview'],
    queryFn: ({ signal }) => readAll(signal),
  });
}
