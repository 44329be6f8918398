import type { Database } from '../../../database/database';
import type { Job, Queue } from '../../../queue/queue';
import { encodeVideo, type Encoder } from './encode-video';
import {
  claimEncoding,
  completeEncoding,
  failEncoding,
  LEASE_SECONDS,
  MAX_RETRY_DELAY_SECONDS,
  queueNewVideos,
  releaseEncoding,
  renewEncoding,
} from './encodings.repository';
import { EncodingError } from './ffmpeg/encoding-error';

/** The delays after the first and the second attempt that failed. */
const RETRY_DELAYS_SECONDS: readonly number[] = [30, MAX_RETRY_DELAY_SECONDS];
const MAX_ATTEMPTS = RETRY_DELAYS_SECONDS.length + 1;

export interface EncodingDependencies extends Encoder {
  database: Database;
}

/** The videos of lessons that are to be encoded, one at a time for all servers of the site. */
export function encodingQueue({ database, ...encoder }: EncodingDependencies): Queue<Job, string> {
  return {
    jobName: 'video encoding',
    async claim() {
      await queueNewVideos(database);
      return claimEncoding(database);
    },
    lease: {
      seconds: LEASE_SECONDS,
      async renew(job, percent) {
        // No video is claimed during an encoding, but videos that an operator adds should be listed as waiting.
        await queueNewVideos(database);
        return renewEncoding(database, job, percent);
      },
    },
    async perform({ id, attempts }, attempt) {
      if (attempts > MAX_ATTEMPTS)
        throw new EncodingError('every server that encoded the video ended before it was done');
      return encodeVideo(id, encoder, attempt);
    },
    complete: (job, version) => completeEncoding(database, job, version),
    retryDelay: ({ attempts }) => RETRY_DELAYS_SECONDS[attempts - 1] ?? null,
    fail: (job, { error, retryInSeconds }) =>
      failEncoding(database, job, { reason: publicFailureReason(error), retryInSeconds }),
    release: (job) => releaseEncoding(database, job),
    describeJob: ({ id, attempts }) => ({ video: id, attempts }),
    describeResult: () => ({ message: 'video encoded' }),
    describeError: (error) =>
      error instanceof EncodingError ? { reason: error.message } : { err: error },
  };
}

/** Other errors may contain what operators of a site must not see, such as the address of a store. */
function publicFailureReason(error: unknown): string {
  return error instanceof EncodingError
    ? error.message
    : 'the video could not be read or stored: see the log of the API';
}
