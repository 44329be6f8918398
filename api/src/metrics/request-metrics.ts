import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts and times requests by route pattern; with URLs the number of series would be unbounded. */
export function requestMetrics(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const total = new Counter({
    name: 'sopaan_http_requests_total',
    help: 'Requests by status; "aborted" if the client disconnected before the response.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'sopaan_http_request_seconds',
    help: 'Time from the head of the request to the end of the response.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'sopaan_http_requests_in_flight',
    help: 'Requests that are being handled.',
    registers,
  });
  const limited = new Counter({
    name: 'sopaan_rate_limited_total',
    help: 'Requests rejected by rate limits.',
    labelNames: ['route'],
    registers,
  });

  app.addHook('onRequest', (request, reply, next) => {
    // A socket is not a request: it lasts for hours.
    if (request.headers.upgrade !== undefined) return next();
    const startedAt = performance.now();
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    inFlight.inc();
    // `onResponse` is not called if the client disconnects.
    reply.raw.once('close', () => {
      inFlight.dec();
      const status = reply.raw.writableFinished ? String(reply.statusCode) : 'aborted';
      total.inc({ method, route, status });
      seconds.observe({ method, route }, (performance.now() - startedAt) / 1000);
      if (status === '429') limited.inc({ route });
    });
    return next();
  });
}
