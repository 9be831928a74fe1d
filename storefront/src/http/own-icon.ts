import type { FastifyInstance } from 'fastify';

/** What browsers and other programs ask for without a link to it. */
const CONVENTIONAL = ['/favicon.ico', '/apple-touch-icon.png'];

/** Leads to the deployment's own icon what would find the shop's. */
export function serveOwnIcon(app: FastifyInstance, icon: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (path !== icon && CONVENTIONAL.includes(path)) return reply.redirect(icon);
  });
}
