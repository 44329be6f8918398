import type { FastifyInstance } from 'fastify';
import { log } from './log/log.routes';
import { difference } from './difference/difference.routes';
import { environments } from './environments/environments.routes';
import { paths } from './ownership/paths.routes';
import { previews } from './previews/previews.routes';
import { publish } from './publish/publish.routes';
import { removal } from './removal/removal.routes';
import { retirements } from './retirements/retirements.routes';
import { signals } from './signals/signals.routes';
import { store } from './store/store.routes';
import { tokens } from './tokens/tokens.routes';

/** The registry: releases, environments, previews and signals of browsers. */
export function releases(app: FastifyInstance): void {
  store(app);
  publish(app);
  removal(app);
  paths(app);
  environments(app);
  retirements(app);
  difference(app);
  previews(app);
  signals(app);
  tokens(app);
  log(app);
}
