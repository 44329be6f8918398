import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import type { Endpoint } from '@sopaan/schemas/endpoint';
import { documentation } from './documentation';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route serves, where it is one of the suite's own. */
    endpoint?: Endpoint;
  }
}

// The page's own files only; pictures may be written into style sheets. The hash is that of the one style
// sheet that the page's own script writes into it.
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

/** Describes the routes that are registered after it. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    // Described when the document is first asked for.
    transform: ({ schema, url, route: { config } }) => ({
      url,
      schema: config?.endpoint ? documentation(config.endpoint) : schema,
    }),
    openapi: {
      openapi: '3.0.3',
      info: {
        title: `${PRODUCT_NAME} API`,
        description: 'Made from the schemas that check each request and each answer.',
        version: '1.0.0',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  });
}

/** The documentation page at `/api/docs`, and the document itself at `/api/docs/json`. */
export async function docs(app: FastifyInstance): Promise<void> {
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
