import type { HostEvent } from '@sopaan/schemas/event';
import type { OPPORTUNITY_TYPES } from '@sopaan/schemas/event-options';

/** The events of one opportunity type, in the given order. */
export function eventsOfType(
  events: readonly HostEvent[],
  type: (typeof OPPORTUNITY_TYPES)[number]['id'],
): HostEvent[] {
  return events.filter((event) => event.opportunityType._id === type);
}
