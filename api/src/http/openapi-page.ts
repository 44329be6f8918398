import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { describeEndpoint } from './endpoint-json-schema';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint that the route serves; unset for routes outside the schemas. */
    endpoint?: Endpoint;
  }
}

// Only the page's own files, and images inlined in style sheets. The hash is that of the style element which the page's
// script inserts.
const SCRIPTED_STYLE = 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=';
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' '${SCRIPTED_STYLE}'`,
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Collects the OpenAPI description of routes that are registered after it. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    // Runs when the document is first requested.
    transform: ({ schema, url, route: { config } }) => ({
      url,
      schema: config?.endpoint ? describeEndpoint(config.endpoint) : schema,
    }),
    openapi: {
      openapi: '3.0.3',
      info: {
        title: `${PRODUCT_NAME} API`,
        description: 'Generated from the schemas that validate each request and response.',
        version: '1.0.0',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  });
}

/** Serves the documentation page at `/api/docs`, and the OpenAPI document at `/api/docs/json`. */
export async function docsPage(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
      route.schema = { ...route.schema, summary: 'The documentation of the API.' };
    });
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', PAGE_POLICY);
    });
    await scope.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { docExpansion: 'list', deepLinking: false, validatorUrl: null },
    });
  });
}
