import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../plugins/database';
import { checkLimits, secondsToWait } from '../../../plugins/limits-check';
import { forgotLimits, forgotMailLimits, knownDeviceMailLimits } from '../account-limits';
import { isKnownDevice } from '../devices/devices.repository';

interface Asking {
  request: FastifyRequest;
  deviceId: string | undefined;
  email: string;
}

/**
 * Whether one more mail for a forgotten password goes to that address. False while mails that strangers asked for are
 * fresh: the link of the newest works, and the answer is the same. They do not count against a device of the owner.
 */
export async function mayMail(
  database: Queryable,
  { request, deviceId, email }: Asking,
): Promise<boolean> {
  const asked = { request, input: { email } };
  if (deviceId !== undefined && (await isKnownDevice(database, deviceId, email))) {
    return (await secondsToWait(knownDeviceMailLimits(deviceId), asked)) === 0;
  }
  await checkLimits(forgotLimits, asked);
  return (await secondsToWait(forgotMailLimits, asked)) === 0;
}
