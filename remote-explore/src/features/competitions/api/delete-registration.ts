import { call } from '@sopaan/api-client/call';
import { withdrawEndpoint, type Registration } from '@sopaan/schemas/registration';

/** Gives the place, or the one in the line, back. */
export function withdraw(eventId: string): Promise<Registration> {
  return call(withdrawEndpoint, { id: eventId });
}
