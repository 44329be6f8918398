import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts what is asked and how it goes, by route pattern: a URL would make a series for each caller. */
export function requestMetrics(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const answered = new Counter({
    name: 'sopaan_http_requests_total',
    help: 'Requests by status; "aborted" where the caller left before the answer.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'sopaan_http_request_seconds',
    help: 'From the head of the request to the end of the answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'sopaan_http_requests_in_flight',
    help: 'Requests that wait for their answer.',
    registers,
  });
  const limited = new Counter({
    name: 'sopaan_rate_limited_total',
    help: 'Requests refused because there were too many.',
    labelNames: ['route'],
    registers,
  });

  app.addHook('onRequest', (request, reply, next) => {
    const began = performance.now();
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    inFlight.inc();
    // Also where the caller went away: then there is no `onResponse`.
    reply.raw.once('close', () => {
      inFlight.dec();
      const status = reply.raw.writableFinished ? String(reply.statusCode) : 'aborted';
      answered.inc({ method, route, status });
      seconds.observe({ method, route }, (performance.now() - began) / 1000);
      if (status === '429') limited.inc({ route });
    });
    next();
  });
}
