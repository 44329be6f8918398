import type { FastifyInstance } from 'fastify';

/** The registry: releases, environments, previews, and what browsers tell of them. */
export function releases(app: FastifyInstance): void {
  void app;
}
