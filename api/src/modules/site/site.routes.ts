import type { FastifyInstance } from 'fastify';
import { getCompanyEndpoint, getSiteStatusEndpoint } from '@sopaan/schemas/marketing/site';
import { route } from '../../routes/route';
import { createStatusCheck } from './status/status-check';

export function site(app: FastifyInstance): void {
  const { company } = app.settings;
  const checkStatus = createStatusCheck(app);

  route(app, getCompanyEndpoint, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=300');
    return {
      name: company?.name ?? null,
      address: company?.address ?? [],
      gstin: company?.gstin ?? null,
    };
  });
  route(
    app,
    getSiteStatusEndpoint,
    ({ reply }) => {
      reply.header('cache-control', 'no-store');
      return checkStatus();
    },
    { unlimited: true },
  );
}
