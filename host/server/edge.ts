import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import httpProxy from '@fastify/http-proxy';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { assets } from './assets/assets';
import { health } from './health';
import { pages } from './pages';
import { findProject, unitFolders } from './releases/unit-folders';
import { composeSet, type ReleaseSet } from './releases/release-set';
import { folderSource } from './releases/release-source';
import { reports } from './reports';
import type { Settings } from './settings';

/** The edge: pages with their release set, the files of releases, and the way to the API. */
export async function createEdge(settings: Settings): Promise<FastifyInstance> {
  const root = settings.SOPAAN_UNITS ?? findProject(dirname(fileURLToPath(import.meta.url)));
  const development = new Set(settings.SOPAAN_DEV_UNITS.split(',').filter(Boolean));
  const folders = unitFolders(root, development);
  const source = folderSource(folders);
  const remotes = [...folders.keys()].filter((unit) => unit !== 'host');
  const currentSet = (): Promise<ReleaseSet | undefined> => composeSet(source, remotes);

  const app = Fastify({
    logger: {
      level: settings.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: 12 * 1024 * 1024,
  });
  await app.register(httpProxy, {
    upstream: settings.API_URL,
    prefix: '/api',
    rewritePrefix: '/api',
    http2: false,
  });
  health(app, currentSet, settings.API_URL);
  assets(app, folders, development);
  reports(app);
  pages(app, currentSet, settings);
  return app;
}
