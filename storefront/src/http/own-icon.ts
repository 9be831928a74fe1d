import type { FastifyInstance } from 'fastify';

/** Paths that browsers and other programs request without being linked to them. */
const CONVENTIONAL = ['/favicon.ico', '/apple-touch-icon.png'];

/** Redirects requests for the shop's icons to the deployment's own icon. */
export function serveOwnIcon(app: FastifyInstance, icon: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (path !== icon && CONVENTIONAL.includes(path)) return reply.redirect(icon);
  });
}
