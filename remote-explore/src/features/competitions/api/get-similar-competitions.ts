import { call } from '@sopaan/api-client/call';
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import { COMPETITION_CATEGORIES } from '@sopaan/schemas/competitions/competition-options';
import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import { queryOptions } from '@tanstack/react-query';

const LIMIT = 4;

/** Other competitions of the same field that are open for registration, the next closing date first. */
export const similarCompetitionsQuery = ({ _id, category }: HostEvent) =>
  queryOptions({
    queryKey: ['similar-competitions', _id],
    queryFn: async ({ signal }) => {
      const field = COMPETITION_CATEGORIES.find((known) => known === category);
      if (field === undefined) return [];
      // One more, because the competition itself is of that field.
      const request = { category: [field], limit: LIMIT + 1 };
      const { items } = await call(searchCompetitionsEndpoint, request, { signal });
      return items.filter((other) => other._id !== _id && other.status === 'open').slice(0, LIMIT);
    },
  });
