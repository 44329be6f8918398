import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { apiProxy } from './proxy/api-proxy';
import { assets } from './assets/assets';
import { CONNECTION_LIMITS, connectionOptions } from '@sopaan/http/connections';
import { lingeringClose } from '@sopaan/http/lingering-close';
import { refuseConnection } from '@sopaan/http/refuse-connection';
import { requestId } from '@sopaan/http/request-id';
import { sendError, sendRouteNotFound } from './errors';
import { headClient } from './heads/head-client';
import { pageHeadCache } from './heads/page-head-cache';
import { health } from './health';
import { openEdgeMetrics } from './metrics/edge-metrics';
import { pages } from './pages/pages';
import { leavePreview } from './previews/leave-preview';
import { developmentUnits, openReleases, type PollIntervals } from './releases/open-releases';
import { releaseSetRoutes } from './sets/release-set-routes';
import { upstreamUrl, type Settings } from './settings';
import { sitemaps } from './sitemaps/sitemaps';
import { isHttps } from './visitors/site-origin';
import { beacons } from './signals/beacons';
import { startFailures } from './start-failures/start-failures';
import { workerStarter } from './workers/worker-starter';
import { violations } from './violations/violations';

/** Lifetime of Strict-Transport-Security. Subdomains are not included: they may belong to others. */
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Creates the edge, which renders pages with their release set, serves the files of releases and proxies `/api`. */
export async function createEdge(
  settings: Settings,
  intervals?: PollIntervals,
  connections = CONNECTION_LIMITS,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: settings.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: 12 * 1024 * 1024,
    clientErrorHandler: refuseConnection,
    frameworkErrors: sendError,
    genReqId: requestId,
    trustProxy: settings.TRUSTED_PROXIES.split(','),
    ...connectionOptions(connections),
  });
  app.server.maxConnections = connections.maxConnections;
  app.decorate('isHttps', isHttps(settings.SITE_URL));
  lingeringClose(app);
  app.setErrorHandler<FastifyError>(sendError);
  app.setNotFoundHandler(sendRouteNotFound);
  await app.register(cookie);
  if (app.isHttps) {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    });
  }
  const releases = await openReleases(settings, app.log, intervals);
  app.addHook('onClose', releases.close);
  const { source, pageSignals } = releases;
  await apiProxy(app, settings);
  health(app, source, upstreamUrl(settings));
  assets(app, source, developmentUnits(settings));
  workerStarter(app);
  beacons(app, pageSignals);
  startFailures(app, releases, await openEdgeMetrics(app, settings));
  if (pageSignals) violations(app, pageSignals);
  leavePreview(app, settings.SITE_URL);
  releaseSetRoutes(app, releases);
  sitemaps(app, source, settings);
  pages(app, releases, settings, pageSignals, pageHeadCache(headClient(upstreamUrl(settings))));
  return app;
}
