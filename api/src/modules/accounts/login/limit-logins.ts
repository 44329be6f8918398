import type { FastifyRequest } from 'fastify';
import { queueMail } from '../../../mail/outbox';
import { ApiError } from '../../../http/api-error';
import type { Queryable } from '../../../database/database';
import { checkLimits, secondsToWait } from '../../../rate-limit/check-limits';
import {
  deviceMailLimits,
  knownDeviceLimits,
  loginLimits,
  newDeviceLimits,
} from '../account-limits';
import { isKnownDevice } from '../devices/devices.repository';

interface Attempt {
  request: FastifyRequest;
  deviceId: string | undefined;
  email: string;
}

/**
 * Limits password attempts. Attempts by strangers never lock out a device that the account knows. Any other device
 * can be confirmed through a mail link once its attempts are used up. Addresses without an account behave the same.
 */
export async function limitLogins(
  database: Queryable,
  { request, deviceId, email }: Attempt,
): Promise<void> {
  const attempt = { request, input: { email } };
  if (deviceId !== undefined && (await isKnownDevice(database, deviceId, email))) {
    return checkLimits(knownDeviceLimits(deviceId), attempt);
  }
  await checkLimits(loginLimits, attempt);
  const waitSeconds = await secondsToWait(newDeviceLimits, attempt);
  if (waitSeconds === 0) return;
  const mailWaitSeconds = await secondsToWait(deviceMailLimits, attempt);
  if (mailWaitSeconds === 0) await queueMail(database, 'confirm-device', { email });
  throw new ApiError('LOGIN_LIMITED', {
    retryAfter: waitSeconds,
    message: lockoutMessage(waitSeconds),
  });
}

function lockoutMessage(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60);
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many failed logins for this email. If it has an account, we have sent it a link: open it in this browser, then log in. Or try again in ${time}.`;
}
