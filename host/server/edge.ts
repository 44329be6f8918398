import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify';
import { apiAddress, apiProxy } from './api-proxy';
import { assets } from './assets/assets';
import { CONNECTION_LIMITS, connectionOptions } from '@sopaan/http/connections';
import { lingeringClose } from '@sopaan/http/lingering-close';
import { refuseConnection } from '@sopaan/http/refuse-connection';
import { sendError } from './errors';
import { headsOfApi } from './heads/ask-head';
import { pageHeads } from './heads/page-heads';
import { health } from './health';
import { pages } from './pages';
import { leavePreview } from './previews/leave-preview';
import { developmentUnits, openReleases, type Pace } from './releases/open-releases';
import { setAnswers } from './sets/set-answers';
import type { Settings } from './settings';
import { sitemaps } from './sitemaps/sitemaps';
import { isSecure } from './visitors/site-address';
import { toldByPages } from './signals/told-by-pages';

/** Seconds for which a browser that was here by https comes by nothing else. Other hosts of the domain are not ours to speak for. */
const YEAR = 365 * 24 * 60 * 60;

/** The edge: pages with their release set, the files of releases, and the way to the API. */
export async function createEdge(
  settings: Settings,
  pace?: Pace,
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
    trustProxy: settings.TRUSTED_PROXIES.split(','),
    ...connectionOptions(connections),
  });
  app.server.maxConnections = connections.maxConnections;
  lingeringClose(app);
  app.setErrorHandler<FastifyError>(sendError);
  if (isSecure(settings.SITE_URL)) {
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('strict-transport-security', `max-age=${YEAR}`);
    });
  }
  const releases = await openReleases(settings, app.log, pace);
  app.addHook('onClose', releases.close);
  const { source, counted } = releases;
  await apiProxy(app, settings);
  health(app, source, apiAddress(settings));
  assets(app, source, developmentUnits(settings));
  toldByPages(app, counted);
  leavePreview(app, settings.SITE_URL);
  setAnswers(app, releases, settings);
  sitemaps(app, source, settings);
  pages(app, releases, settings, counted, pageHeads(headsOfApi(apiAddress(settings))));
  return app;
}
