import type { FastifyInstance } from 'fastify';
import { errorMessage } from '@sopaan/http/error-code';
import type { Queue } from '../../../queue/queue';
import type { MediaServer } from '../../live-media/media-server';
import { CHECK_INTERVAL_SECONDS } from '../recordings.service';
import {
  checkAgain,
  claimDueRecordings,
  LEASE_SECONDS,
  renewClaim,
  setFailed,
  setStored,
  type DueRecording,
} from './due-recordings.repository';
import { storeRecording } from './store-recording';
import { EmptyRecording } from './with-recording';

const FIRST_RETRY_SECONDS = 30;
const MAX_RETRY_SECONDS = 6 * 3_600;
/** With the delays between them, the attempts take more than a week. */
const MAX_ATTEMPTS = 40;

/** The recordings that are in progress, and those that are to be stored as lessons. */
export function recordingQueue(
  { database, videoFiles }: Pick<FastifyInstance, 'database' | 'videoFiles'>,
  mediaServer: MediaServer,
): Queue<DueRecording, string | null> {
  return {
    jobName: 'recording of a class',
    claim: (count) => claimDueRecordings(database, count),
    lease: { seconds: LEASE_SECONDS, renew: (job) => renewClaim(database, job) },
    perform: (job, { signal }) =>
      storeRecording({ database, videoFiles, mediaServer }, job, signal),
    complete: (job, lessonId) =>
      lessonId === null
        ? checkAgain(database, job, CHECK_INTERVAL_SECONDS)
        : setStored(database, job, lessonId),
    retryDelay: ({ attempts }, error) =>
      error instanceof EmptyRecording || attempts >= MAX_ATTEMPTS
        ? null
        : Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), MAX_RETRY_SECONDS),
    fail: (job, { error, retryInSeconds }) =>
      setFailed(database, job, { failure: errorMessage(error), retryInSeconds }),
    release: (job) => checkAgain(database, job, 0),

    describeJob: ({ id, class_id: classId, attempts }) => ({ recording: id, classId, attempts }),
    describeResult: (lessonId) => ({
      message: lessonId === null ? 'class is being recorded' : 'recording of a class stored',
    }),
    describeError: (error) => ({ err: error }),
  };
}
