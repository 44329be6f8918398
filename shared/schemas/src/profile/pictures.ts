/** The avatar and the banner of a member. */
import { mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { fileSchema, type FileRule } from '../api/file';
import { savedProfileSchema } from './save-section';

export const PICTURE_KINDS = ['avatar', 'banner'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export const PICTURE_RULE: FileRule = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 10 * 1_048_576,
};

/** The limits of width and height of the uploaded picture, in pixels. */
export const PICTURE_SIDE_PX = { min: 100, max: 6_000 };

export const PICTURE_SIZES = ['small', 'medium', 'large'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** Width by height. */
export const PICTURE_RATIOS: Readonly<Record<PictureKind, number>> = { avatar: 1, banner: 4 };

/** Pixels. */
export const PICTURE_WIDTHS: Readonly<Record<PictureKind, Readonly<Record<PictureSize, number>>>> =
  {
    avatar: { small: 96, medium: 256, large: 512 },
    banner: { small: 480, medium: 960, large: 1_920 },
  };

const kind = mixed<PictureKind>().oneOf(PICTURE_KINDS).required();
const fraction = number().min(0).max(1).required();

/** The part of the upright picture that is kept, in fractions of its width and height. */
export const cropSchema = object({
  left: fraction,
  top: fraction,
  width: fraction,
  height: fraction,
});
export type Crop = InferType<typeof cropSchema>;

/** Replaces a picture. The server stores the cropped part in three sizes, without metadata. */
export const setPictureEndpoint = endpoint({
  method: 'PUT',
  path: 'profile/pictures/:kind',
  access: 'session',
  request: cropSchema.shape({ kind }),
  files: { picture: PICTURE_RULE },
  response: savedProfileSchema,
  summary: "Replaces the member's avatar or banner by a part of the uploaded picture.",
});

export const removePictureEndpoint = endpoint({
  method: 'DELETE',
  path: 'profile/pictures/:kind',
  access: 'session',
  request: object({ kind }),
  response: savedProfileSchema,
  summary: "Removes the member's avatar or banner.",
});

/** Open to those who know the id, which cannot be guessed: images are loaded without a token. */
export const getPictureEndpoint = endpoint({
  method: 'GET',
  path: 'pictures/:id/:size',
  access: 'public',
  request: object({
    id: string().max(64).required(),
    size: mixed<PictureSize>().oneOf(PICTURE_SIZES).required(),
  }),
  response: fileSchema,
  summary: 'Returns an avatar or a banner in one of its sizes.',
});

/** The URL of another size of a picture. Other URLs are unchanged. */
export function pictureOfSize(url: string, size: PictureSize): string {
  return url.replace(/^(\/api\/pictures\/[\w-]+)\/\w+$/, `$1/${size}`);
}
