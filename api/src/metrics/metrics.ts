import { metricsUrl, closeMetrics, serveMetrics } from '@sopaan/http/metrics-server';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { JudgeWorker } from '../modules/submissions/judge/judge-worker';
import { connectDatabase } from '../database/database';
import type { Settings } from '../config/settings';
import { connectionMetrics } from './connection-metrics';
import { judgeMetrics } from './judge-metrics';
import { requestMetrics } from './request-metrics';
import { roomMetrics } from './room-metrics';
import { runnerMetrics } from './runner-metrics';
import { siteMetrics } from './site-metrics';

export interface Metrics {
  /** Counts the requests of an app. Call it before routes are added. */
  watch: (app: FastifyInstance) => void;
  /** Serves metrics on `METRICS_PORT` until the app closes. Resolves with the address. */
  serve: (app: FastifyInstance, judge?: JudgeWorker) => Promise<string>;
}

/** The metrics of this process; undefined without `METRICS_PORT`. */
export function openMetrics({
  host,
  metricsPort: port,
  databaseUrl,
}: Settings): Metrics | undefined {
  if (port === undefined) return undefined;
  const registry = new Registry();
  return {
    watch: (app) => requestMetrics(app, registry),

    async serve(app, judge) {
      // A separate connection, because metrics are needed most when the pool is exhausted.
      const database = connectDatabase(databaseUrl, { maxConnections: 1 });
      collectDefaultMetrics({ register: registry });
      connectionMetrics(app.database, registry);
      runnerMetrics(app.runner, registry);
      roomMetrics(app.rooms, registry);
      if (judge) judgeMetrics(judge, registry);
      const server = await serveMetrics({
        host,
        port,
        setting: 'METRICS_PORT',
        read: async () => {
          const texts = await Promise.all([registry.metrics(), siteMetrics(database)]);
          return { type: registry.contentType, text: texts.join('\n') };
        },
      });
      const address = metricsUrl(server, host);
      app.log.info({ address }, 'serving metrics');
      app.addHook('onClose', async () => {
        await closeMetrics(server);
        await database.close();
      });
      return address;
    },
  };
}
