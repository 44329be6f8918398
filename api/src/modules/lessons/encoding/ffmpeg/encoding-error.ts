const MAX_LENGTH = 300;

/** Why a video could not be encoded, in words for operators. */
export class EncodingError extends Error {
  constructor(reason: string) {
    super(
      reason
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, MAX_LENGTH),
    );
  }
}
