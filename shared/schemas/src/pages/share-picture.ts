/** Pictures of pages for link previews. */
import { mixed, object, string } from 'yup';
import { endpoint } from '../api/endpoint';
import { fileSchema } from '../api/file';

/** Pixels; the size that previews show whole. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The pages that have a picture of their own. */
export const SHARE_PICTURE_KINDS = [
  'job',
  'course',
  'competition',
  'challenge',
  'profile',
] as const;
export type SharePictureKind = (typeof SHARE_PICTURE_KINDS)[number];

export const getSharePictureEndpoint = endpoint({
  method: 'GET',
  path: 'share-pictures/:kind/:id',
  access: 'public',
  request: object({
    kind: mixed<SharePictureKind>().oneOf(SHARE_PICTURE_KINDS).required(),
    /** The id, or the username of a profile. */
    id: string().max(100).required(),
    /** The version in the address of the current picture. Any other is answered with the current picture too. */
    v: string().max(64),
  }),
  response: fileSchema,
  summary: 'Returns the picture of a page for link previews, a PNG of 1200 by 630 pixels.',
});
