import type { SignedInSession } from '@sopaan/schemas/account/sessions';

export function deviceName({ client }: Pick<SignedInSession, 'client'>): string {
  return client || 'Unknown device';
}

/** Whether the client runs on a phone or tablet. */
export function isHandheld(client: string): boolean {
  return /android|iphone|ipad|ios|mobile/i.test(client);
}
