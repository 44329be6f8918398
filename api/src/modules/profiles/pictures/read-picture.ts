import { formatMediaTypes } from '@sopaan/schemas/api/file';
import {
  PICTURE_RATIOS,
  PICTURE_RULE,
  PICTURE_SIDE_PX,
  PICTURE_SIZES,
  PICTURE_WIDTHS,
  type Crop,
  type PictureKind,
} from '@sopaan/schemas/profile/pictures';
import { cropImage, type Image } from '../../../files/image/image';
import { readImageHeader } from '../../../files/image/image-header';
import { ApiError } from '../../../http/api-error';

const NOT_A_PICTURE = `This is not a ${formatMediaTypes(PICTURE_RULE.types)} picture.`;

/** The cropped picture in the order of `PICTURE_SIZES`. The type is read from the content, whatever was declared. */
export async function readPicture(bytes: Buffer, kind: PictureKind, part: Crop): Promise<Image[]> {
  const header = readImageHeader(bytes);
  if (!header) throw pictureError(NOT_A_PICTURE);
  const { min, max } = PICTURE_SIDE_PX;
  const { width, height } = header;
  if (Math.min(width, height) < min) {
    throw pictureError(`The picture must be at least ${min} pixels wide and high.`);
  }
  if (Math.max(width, height) > max) {
    throw pictureError(`The picture must be at most ${max} pixels wide and high.`);
  }
  const sizes = PICTURE_SIZES.map((size) => {
    const pixels = PICTURE_WIDTHS[kind][size];
    return { width: pixels, height: Math.round(pixels / PICTURE_RATIOS[kind]) };
  });
  const images = await cropImage(bytes, header, { part, sizes });
  if (!images) throw pictureError(NOT_A_PICTURE);
  return images;
}

export function pictureError(picture: string): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { picture } });
}
