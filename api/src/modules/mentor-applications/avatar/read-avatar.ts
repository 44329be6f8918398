import { formatMediaTypes } from '@sopaan/schemas/api/file';
import { AVATAR_RULE, AVATAR_SIZE_PX } from '@sopaan/schemas/mentors/mentor-application-fields';
import { reencodeImage, type Image } from '../../../files/image/image';
import { readImageHeader } from '../../../files/image/image-header';
import { ApiError } from '../../../http/api-error';

const NOT_A_PICTURE = `This is not a ${formatMediaTypes(AVATAR_RULE.types)} picture.`;

/** Reads an image by its content, whatever media type was declared. */
export async function readAvatar(bytes: Buffer): Promise<Image> {
  const header = readImageHeader(bytes);
  if (!header) throw avatarError(NOT_A_PICTURE);
  const { min, max } = AVATAR_SIZE_PX;
  const { width, height } = header;
  if (Math.min(width, height) < min) {
    throw avatarError(`The picture must be at least ${min} pixels wide and high.`);
  }
  if (Math.max(width, height) > max) {
    throw avatarError(`The picture must be at most ${max} pixels wide and high.`);
  }
  const image = await reencodeImage(bytes, header);
  if (!image) throw avatarError(NOT_A_PICTURE);
  return image;
}

function avatarError(avatar: string): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { avatar } });
}
