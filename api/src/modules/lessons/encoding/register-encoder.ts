import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startQueueWorker } from '../../../queue/queue-worker';
import { encodingQueue } from './encoding-queue';
import { findFfmpeg } from './ffmpeg/find-ffmpeg';

interface EncoderSettings {
  /** The path or name of ffmpeg, or `off`. */
  ffmpeg: string;
  dataDir: string;
}

/** Encodes the videos of lessons until the app closes, if this machine has ffmpeg. Call it on a migrated database. */
export async function registerEncoder(
  app: FastifyInstance,
  { ffmpeg: program, dataDir }: EncoderSettings,
): Promise<void> {
  const { database, videoFiles, hlsFiles, log } = app;
  const { ffmpeg, message } = await findFfmpeg(program);
  log.info(message);
  if (ffmpeg === undefined) return;
  const folder = join(dataDir, 'encodings');
  const worker = startQueueWorker(
    encodingQueue({ database, videoFiles, hlsFiles, ffmpeg, folder }),
    {
      log,
      concurrency: 1,
      claimedAtOnce: 1,
      // Another server, or the next start, encodes the video again.
      gracePeriodMs: 0,
      outage: {
        failed: 'videos are not encoded: the database is unavailable',
        passed: 'videos are encoded again',
      },
    },
  );
  app.closing.addEventListener('abort', () => void worker.stop());
  app.addHook('onClose', worker.stop);
}
