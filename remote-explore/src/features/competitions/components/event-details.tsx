import type { HostEvent } from '@sopaan/schemas/event';
import { Card, Divider } from '@sopaan/ui/core';
import { EventDatesList } from './event-dates-list';
import { EventFacts } from './event-facts';

/** The facts and dates of an event. */
export function EventDetails({ event, now }: { event: HostEvent; now: number }) {
  return (
    <Card component="section" aria-label="Details" sx={{ p: { xs: 2, md: 3 } }}>
      <EventFacts event={event} />
      <Divider sx={{ my: 2 }} />
      <EventDatesList event={event} now={now} />
    </Card>
  );
}
