import { metricsUrl, closeMetrics, serveMetrics } from '@sopaan/http/metrics-server';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';

/** The metrics of this process. */
export interface EdgeMetrics {
  countStartFailure: () => void;
}

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const START_FAILURES = 'sopaan_edge_start_failures_total';

/** Creates the metrics, and serves them on `EDGE_METRICS_PORT`, if it is set, until the app closes. */
export async function openEdgeMetrics(
  app: FastifyInstance,
  { HOST: host, EDGE_METRICS_PORT: port }: Settings,
): Promise<EdgeMetrics> {
  let startFailures = 0;
  const render = () =>
    [
      `# HELP ${START_FAILURES} Pages that had not started after 12 seconds.`,
      `# TYPE ${START_FAILURES} counter`,
      `${START_FAILURES} ${startFailures}\n`,
    ].join('\n');
  if (port !== undefined) {
    const server = await serveMetrics({
      host,
      port,
      setting: 'EDGE_METRICS_PORT',
      read: () => Promise.resolve({ type: CONTENT_TYPE, text: render() }),
    });
    app.addHook('onClose', () => closeMetrics(server));
    app.log.info({ address: metricsUrl(server, host) }, 'serving metrics');
  }
  return {
    countStartFailure() {
      startFailures += 1;
    },
  };
}
