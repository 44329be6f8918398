import { call } from '@sopaan/api-client/call';
import { withdrawEndpoint, type Registration } from '@sopaan/schemas/registration';

/** Gives up the member's place in the event or on its waiting list. */
export function withdraw(eventId: string): Promise<Registration> {
  return call(withdrawEndpoint, { id: eventId });
}
