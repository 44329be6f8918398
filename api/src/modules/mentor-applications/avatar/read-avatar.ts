import { namesOf } from '@sopaan/schemas/file';
import { AVATAR_RULE, AVATAR_SIDES } from '@sopaan/schemas/mentor-application-fields';
import { readImage, type Image } from '../../../files/image/image';
import { ApiError } from '../../../plugins/api-error';

/** The picture that the bytes hold, whatever they are called. */
export function readAvatar(bytes: Buffer): Image {
  const image = readImage(bytes);
  if (!image) throw refused(`This is no ${namesOf(AVATAR_RULE.types)} picture.`);
  const { least, most } = AVATAR_SIDES;
  const { width, height } = image;
  if (Math.min(width, height) < least) {
    throw refused(`The picture must be at least ${least} pixels wide and high.`);
  }
  if (Math.max(width, height) > most) {
    throw refused(`The picture may be ${most} pixels wide and high at most.`);
  }
  return image;
}

function refused(avatar: string): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { avatar } });
}
