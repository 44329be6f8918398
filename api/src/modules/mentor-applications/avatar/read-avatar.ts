import { formatMediaTypes } from '@sopaan/schemas/file';
import { AVATAR_RULE, AVATAR_SIZE_PX } from '@sopaan/schemas/mentor-application-fields';
import { rewriteImage, type Image } from '../../../files/image/image';
import { readImageHeader } from '../../../files/image/image-header';
import { ApiError } from '../../../plugins/api-error';

const NO_PICTURE = `This is no ${formatMediaTypes(AVATAR_RULE.types)} picture.`;

/** The picture that the bytes hold, whatever they are called. */
export async function readAvatar(bytes: Buffer): Promise<Image> {
  const header = readImageHeader(bytes);
  if (!header) throw refused(NO_PICTURE);
  const { min, max } = AVATAR_SIZE_PX;
  const { width, height } = header;
  if (Math.min(width, height) < min) {
    throw refused(`The picture must be at least ${min} pixels wide and high.`);
  }
  if (Math.max(width, height) > max) {
    throw refused(`The picture may be ${max} pixels wide and high at most.`);
  }
  const image = await rewriteImage(bytes, header);
  if (!image) throw refused(NO_PICTURE);
  return image;
}

function refused(avatar: string): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { avatar } });
}
