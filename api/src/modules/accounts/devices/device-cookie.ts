import type { FastifyRequest } from 'fastify';
import { siteCookie } from '../../../plugins/site-cookie';
import { newLinkId, type LinkKeys } from '../links/link-keys';

/** Longer than this no browser keeps a cookie. */
export const DEVICE_DAYS = 400;

const deviceCookie = siteCookie({
  name: 'sopaan_device',
  path: '/api/',
  seconds: DEVICE_DAYS * 24 * 60 * 60,
});

/** The id of this browser, if the API gave it one. Which accounts know it stands in the database only. */
export function readDevice(request: FastifyRequest, keys: LinkKeys): string | undefined {
  return keys.idOfDevice(deviceCookie.read(request) ?? '');
}

/** The id of this browser, or a new one. */
export function deviceFor(request: FastifyRequest, keys: LinkKeys): string {
  return readDevice(request, keys) ?? newLinkId();
}

export const { set: setDeviceCookie } = deviceCookie;
