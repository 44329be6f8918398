/** The cookies by which the edge recognises a visitor. */
import { siteCookie } from '@sopaan/http/site-cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseBucket } from './canary';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether visitors use https, so that cookies are sent over https only. */
    isHttps: boolean;
  }
}

const DAY_SECONDS = 24 * 60 * 60;
const path = '/';
const isSecure = ({ server }: FastifyRequest) => server.isHttps;

const bucketCookie = siteCookie({
  name: 'sopaan-bucket',
  seconds: 365 * DAY_SECONDS,
  path,
  isSecure,
});
/** No preview lasts longer; the registry decides when one ends. */
export const previewCookie = siteCookie({
  name: 'sopaan-preview',
  seconds: 90 * DAY_SECONDS,
  path,
  isSecure,
});

export interface VisitorCookies {
  /** The visitor's bucket for canaries, from 0 to 9999. */
  bucket: number | undefined;
  /** The token of a preview. */
  preview: string | undefined;
}

export function readVisitorCookies(request: FastifyRequest): VisitorCookies {
  return {
    bucket: parseBucket(bucketCookie.read(request)),
    preview: previewCookie.read(request),
  };
}

/** Stores a bucket that was created for this response. */
export function storeBucket(
  request: FastifyRequest,
  reply: FastifyReply,
  bucket: number | undefined,
): void {
  if (bucket !== undefined) bucketCookie.set(request, reply, String(bucket));
}
