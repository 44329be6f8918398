import QuickLRU from 'quick-lru';
import { ApiError } from '../../http/api-error';
import { drawSharePicture } from './drawing/draw-share-picture';
import { contentVersion, type SharePictureContent } from './share-picture-content';

/** A picture has about 80 KB. */
const MAX_PICTURES = 100;
/** Drawing one takes about 50 ms. */
const MAX_WAITING = 20;

/**
 * Pictures by their version. Only one is drawn at a time, in a thread of the image library, so that other requests keep their cores;
 * requests for the same picture share one drawing. In memory only: a picture is quickly drawn again, and nothing is left of a page that is
 * switched off.
 */
export class SharePictureCache {
  readonly #pictures = new QuickLRU<string, Promise<Buffer>>({ maxSize: MAX_PICTURES });
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** Throws UNAVAILABLE if too many are waiting. */
  get(content: SharePictureContent): Promise<Buffer> {
    const version = contentVersion(content);
    const cached = this.#pictures.get(version);
    if (cached) return cached;
    if (this.#waiting >= MAX_WAITING) return Promise.reject(new ApiError('UNAVAILABLE'));
    this.#waiting += 1;
    const picture = this.#last.then(() => drawSharePicture(content));
    this.#pictures.set(version, picture);
    this.#last = picture
      .catch(() => this.#pictures.delete(version))
      .finally(() => {
        this.#waiting -= 1;
      });
    return picture;
  }
}
