import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance } from 'fastify';
import { assets } from './assets/assets';
import { health } from './health';
import { pages } from './pages';
import { composeSet, type ReleaseSet } from './releases/release-set';
import { findProject, unitDirs } from './releases/find-project';
import { folderSource } from './releases/release-source';
import { reports } from './reports';
import type { Settings } from './settings';

/** The edge: pages with their release set, the files of releases, and the way to the API. */
export async function createEdge(settings: Settings, from: string): Promise<FastifyInstance> {
  const folder = settings.SOPAAN_BUILDS === 'production' ? 'releases' : 'dev-releases';
  const units = unitDirs(findProject(from));
  const folders = new Map(units.map(({ unit, dir }) => [unit, join(dir, 'dist', folder)]));
  const source = folderSource(folders);
  const remoteNames = units.map(({ unit }) => unit).filter((unit) => unit !== 'host');
  const currentSet = (): Promise<ReleaseSet | undefined> => composeSet(source, remoteNames);

  const app = Fastify({
    logger: {
      level: settings.LOG_LEVEL,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
    },
    disableRequestLogging: true,
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
  assets(app, folders);
  reports(app);
  pages(app, currentSet, settings);
  return app;
}
