import type { SignedInSession } from '@sopaan/schemas/account-sessions';

/** What a device is called. */
export function deviceName({ client }: Pick<SignedInSession, 'client'>): string {
  return client || 'Unknown device';
}

/** Whether it is drawn as a telephone. */
export function isHandheld(client: string): boolean {
  return /android|iphone|ipad|ios|mobile/i.test(client);
}
