import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../app';
import { connectDatabase, type Database } from '../../../database/database';
import { PATIENT_DATABASE, TEST_SETTINGS } from '../../../testing/test-app';
import type { RoomTimes } from '../live-rooms.routes';

export interface RunningApi {
  app: FastifyInstance;
  address: string;
  database: Database;
  close: () => Promise<void>;
}

/** An API with separate database connections, like another process. `live-rooms-instances.test.ts` starts real processes. */
export async function startApi(databaseUrl: string, roomTimes?: RoomTimes): Promise<RunningApi> {
  const database = connectDatabase(databaseUrl, { maxConnections: 4, ...PATIENT_DATABASE });
  const app = await createApp({
    settings: TEST_SETTINGS,
    database,
    ...(roomTimes && { roomTimes }),
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    address,
    database,
    async close() {
      await app.close();
      await database.close();
    },
  };
}
