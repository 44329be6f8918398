import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { errorMessage } from '@sopaan/http/error-code';
import { setBroadcasting } from '../live-rooms/broadcasting';
import { findBroadcastingIds, findClosedIds } from './live-media.repository';
import { closeRoomMedia } from './live-media.service';
import type { MediaServer } from './media-server';

const INTERVAL_MS = 1_000;
/** After this many failed calls in a row, the media server is considered stopped and its connections closed. */
const MAX_FAILURES = 5;

/**
 * Stores which classes are broadcast now, until the app closes. Every API process does so: it costs one small request a second, changes are
 * idempotent, and the restart of any process, also of the media server, needs no special handling.
 */
export function watchBroadcasts(app: FastifyInstance, server: MediaServer): void {
  let loop: Promise<void> | undefined;
  app.addHook('onReady', () => {
    loop = poll(app, server);
  });
  app.addHook('onClose', () => loop);
}

async function poll(app: FastifyInstance, server: MediaServer): Promise<void> {
  let failures = 0;
  let stored: string | undefined;
  while (!app.closing.aborted) {
    try {
      const classIds = await server.broadcasts().then(
        ({ rooms }) => {
          failures = 0;
          return rooms.map(({ classId }) => classId);
        },
        () => {
          failures += 1;
          return failures >= MAX_FAILURES ? [] : undefined;
        },
      );
      const current = classIds?.toSorted().join();
      if (classIds && current !== stored) {
        await storeBroadcasts(app, classIds);
        stored = current;
      }
      if (classIds) await closeEnded(app, classIds);
    } catch (error) {
      app.log.warn({ reason: errorMessage(error) }, 'the broadcasts were not stored');
    }
    await pause(INTERVAL_MS, undefined, { signal: app.closing }).catch(() => undefined);
  }
}

/** No request closes the media of a class that ends automatically, and the call at the end of a class may have failed. */
async function closeEnded(app: FastifyInstance, classIds: readonly string[]): Promise<void> {
  if (classIds.length === 0) return;
  for (const id of await findClosedIds(app.database, classIds)) await closeRoomMedia(app, id);
}

async function storeBroadcasts(
  { database }: FastifyInstance,
  classIds: readonly string[],
): Promise<void> {
  const storedIds = await findBroadcastingIds(database);
  const begun = classIds.filter((id) => !storedIds.includes(id));
  const ended = storedIds.filter((id) => !classIds.includes(id));
  for (const id of begun) await setBroadcasting(database, id, true);
  for (const id of ended) await setBroadcasting(database, id, false);
}
