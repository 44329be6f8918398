import type { FastifyInstance } from 'fastify';
import type { EdgeMetrics } from '../metrics/edge-metrics';
import { isHumanRequest } from '../signals/human-request';
import { resolveVisit, type VisitSources } from '../visitors/visit';
import { readVisitorCookies } from '../visitors/visitor-cookies';
import { START_FAILURE_PATH } from './start-failure-path';
import { START_FAILURE_PICTURE } from './start-failure-picture';

/**
 * Serves the picture of the message that the shell shows when a page has not started, and counts and logs each request for it. The
 * style that requests it is the same in all sets, so the log names the set that the visitor gets now.
 */
export function startFailures(
  app: FastifyInstance,
  sources: VisitSources,
  metrics: EdgeMetrics,
): void {
  app.get(START_FAILURE_PATH, async (request, reply) => {
    if (isHumanRequest(request)) {
      const visit = await resolveVisit(sources, readVisitorCookies(request));
      metrics.countStartFailure();
      request.log.warn({ set: visit?.set.id }, 'a page has not started');
    }
    return reply
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .type('image/svg+xml')
      .send(START_FAILURE_PICTURE);
  });
}
