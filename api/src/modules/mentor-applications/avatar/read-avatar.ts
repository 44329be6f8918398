import { namesOf } from '@sopaan/schemas/file';
import { AVATAR_RULE, AVATAR_SIDES } from '@sopaan/schemas/mentor-application-fields';
import { rewriteImage, type Image } from '../../../files/image/image';
import { readImageHeader } from '../../../files/image/image-header';
import { ApiError } from '../../../plugins/api-error';

const NOT_AN_IMAGE = `This is not a ${namesOf(AVATAR_RULE.types)} image.`;

/** Reads an image by its content, whatever media type was declared. */
export async function readAvatar(bytes: Buffer): Promise<Image> {
  const header = readImageHeader(bytes);
  if (!header) throw avatarError(NOT_AN_IMAGE);
  const { least, most } = AVATAR_SIDES;
  const { width, height } = header;
  if (Math.min(width, height) < least) {
    throw avatarError(`The picture must be at least ${least} pixels wide and high.`);
  }
  if (Math.max(width, height) > most) {
    throw avatarError(`The picture must be at most ${most} pixels wide and high.`);
  }
  const image = await rewriteImage(bytes, header);
  if (!image) throw avatarError(NOT_AN_IMAGE);
  return image;
}

function avatarError(avatar: string): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { avatar } });
}
