import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { errorMessage } from '@sopaan/http/error-code';
import { setBroadcasting } from '../live-rooms/broadcasting';
import { findBroadcastingIds, findClosedIds } from './live-media.repository';
import { closeRoomMedia } from './live-media.service';

/** After this many consecutive failed calls, the media server is assumed to have stopped, with all its connections closed. */
const MAX_FAILURES = 5;

interface BroadcastSource<Room> {
  /** The rooms in which the server is receiving tracks now. */
  broadcasts: () => Promise<{ rooms: Room[] }>;
}

interface WatchOptions<Room> {
  intervalMs: number;
  onRooms?: (rooms: Room[]) => Promise<void>;
}

/**
 * Stores which classes are broadcast now, until the app closes. Every API process does so: it costs one small request each time, changes are
 * idempotent, and the restart of any process, also of the media server, needs no special handling.
 */
export function watchBroadcasts<Room extends { classId: string }>(
  app: FastifyInstance,
  server: BroadcastSource<Room>,
  options: WatchOptions<Room>,
): void {
  let loop: Promise<void> | undefined;
  app.addHook('onReady', () => {
    loop = poll(app, server, options);
  });
  app.addHook('onClose', () => loop);
}

async function poll<Room extends { classId: string }>(
  app: FastifyInstance,
  server: BroadcastSource<Room>,
  { intervalMs, onRooms }: WatchOptions<Room>,
): Promise<void> {
  let failures = 0;
  /** The ids of the classes that were stored last, sorted and joined. */
  let storedIds: string | undefined;
  while (!app.closing.aborted) {
    try {
      const rooms = await server.broadcasts().then(
        (answer) => {
          failures = 0;
          return answer.rooms;
        },
        () => {
          failures += 1;
          return failures >= MAX_FAILURES ? [] : undefined;
        },
      );
      const classIds = rooms?.map(({ classId }) => classId);
      const currentIds = classIds?.toSorted().join();
      if (classIds && currentIds !== storedIds) {
        await storeBroadcasts(app, classIds);
        storedIds = currentIds;
      }
      if (classIds) await closeEnded(app, classIds);
      if (rooms) await onRooms?.(rooms);
    } catch (error) {
      app.log.warn({ reason: errorMessage(error) }, 'the broadcasts were not stored');
    }
    await pause(intervalMs, undefined, { signal: app.closing }).catch(() => undefined);
  }
}

/** Closes the media of classes that ended automatically, without a request, or whose call at the end failed. */
async function closeEnded(app: FastifyInstance, classIds: readonly string[]): Promise<void> {
  if (classIds.length === 0) return;
  for (const id of await findClosedIds(app.database, classIds)) await closeRoomMedia(app, id);
}

async function storeBroadcasts(
  { database }: FastifyInstance,
  classIds: readonly string[],
): Promise<void> {
  const storedIds = await findBroadcastingIds(database);
  const started = classIds.filter((id) => !storedIds.includes(id));
  const ended = storedIds.filter((id) => !classIds.includes(id));
  for (const id of started) await setBroadcasting(database, id, true);
  for (const id of ended) await setBroadcasting(database, id, false);
}
