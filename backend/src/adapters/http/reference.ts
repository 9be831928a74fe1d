import type { FastifyInstance } from 'fastify';
import type { StaticDocumentSpec } from '@fastify/swagger';
import { openApiDocument } from './openapi-document';

/** Swagger UI adds a style element by script; scripts stay restricted. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The API reference at `/docs`, and the document itself at `/docs/json` and `/docs/yaml`. */
export async function serveReference(app: FastifyInstance): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument as unknown as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    theme: { title: 'Cork & Petal API reference' },
    uiConfig: {
      // Without the bar for loading other documents.
      layout: 'BaseLayout',
      docExpansion: 'list',
      displayRequestDuration: true,
      filter: true,
      validatorUrl: null,
    },
  });
}
