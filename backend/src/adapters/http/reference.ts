import type { FastifyInstance } from 'fastify';
import type { StaticDocumentSpec } from '@fastify/swagger';
import { document } from './document';

/** The OpenAPI document to read and to try, at `/docs`; as it is at `/docs/json` and `/docs/yaml`. */
export async function serveReference(app: FastifyInstance): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  await app.register(swagger, {
    mode: 'static',
    specification: { document: document as unknown as StaticDocumentSpec['document'] },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // It brings a style element of its own by script; scripts stay as strict as everywhere.
    transformStaticCSP: (policy) => policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
    theme: { title: 'Cork & Petal: the calls of the shop' },
    uiConfig: {
      // Without the bar that loads other documents.
      layout: 'BaseLayout',
      docExpansion: 'list',
      displayRequestDuration: true,
      filter: true,
      validatorUrl: null,
    },
  });
}
