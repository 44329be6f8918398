import type { FastifyRequest } from 'fastify';
import { siteCookie } from '../../../auth/site-cookie';
import { newLinkId, type LinkKeys } from '../links/link-keys';

/** Browsers cap the lifetime of a cookie at 400 days. */
export const DEVICE_DAYS = 400;

const deviceCookie = siteCookie({
  name: 'sopaan_device',
  path: '/api/',
  seconds: DEVICE_DAYS * 24 * 60 * 60,
});

/** The id of this browser, if it has one. Which accounts know the device is stored in the database only. */
export function readDeviceId(request: FastifyRequest, keys: LinkKeys): string | undefined {
  return keys.idOfDevice(deviceCookie.read(request) ?? '');
}

/** The id of this browser, or a new one. */
export function readOrCreateDeviceId(request: FastifyRequest, keys: LinkKeys): string {
  return readDeviceId(request, keys) ?? newLinkId();
}

export const { set: setDeviceCookie } = deviceCookie;
