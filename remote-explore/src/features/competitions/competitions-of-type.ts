import type { HostEvent } from '@sopaan/schemas/competitions/host-event';
import type { OPPORTUNITY_TYPES } from '@sopaan/schemas/competitions/competition-options';

/** The competitions of one opportunity type, in the given order. */
export function competitionsOfType(
  competitions: readonly HostEvent[],
  type: (typeof OPPORTUNITY_TYPES)[number]['id'],
): HostEvent[] {
  return competitions.filter((competition) => competition.opportunityType._id === type);
}
