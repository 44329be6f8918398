import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../database/database';
import { checkLimits, secondsToWait } from '../../../rate-limit/check-limits';
import { forgotLimits, forgotMailLimits, knownDeviceMailLimits } from '../account-limits';
import { isKnownDevice } from '../devices/devices.repository';

interface ResetRequest {
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
  { request, deviceId, email }: ResetRequest,
): Promise<boolean> {
  const attempt = { request, input: { email } };
  if (deviceId !== undefined && (await isKnownDevice(database, deviceId, email))) {
    return (await secondsToWait(knownDeviceMailLimits(deviceId), attempt)) === 0;
  }
  await checkLimits(forgotLimits, attempt);
  return (await secondsToWait(forgotMailLimits, attempt)) === 0;
}
