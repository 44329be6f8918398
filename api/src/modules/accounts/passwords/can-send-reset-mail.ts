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
 * Whether another password mail may be sent to this address. False while a recent mail, which strangers may have
 * requested, is still valid; the response is the same. Their requests do not count against a device of the owner.
 */
export async function canSendResetMail(
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
