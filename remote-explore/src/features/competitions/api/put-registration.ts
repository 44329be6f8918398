import { call } from '@sopaan/api-client/call';
import { registerEndpoint, type Registration } from '@sopaan/schemas/registration';

/** Registers for the event, or for its waiting list when it is full. */
export function register(eventId: string): Promise<Registration> {
  return call(registerEndpoint, { id: eventId, acceptRules: true });
}
