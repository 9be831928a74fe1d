import type { Database } from '../../backend/src/adapters/postgres/database';
import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mails } from '../../backend/src/adapters/postgres/schema';
import { plainPagePolicy } from '../../backend/src/adapters/http/plain-page';
import { OUTBOX_STYLE, outboxPage } from './outbox-page';

const MAX_SHOWN = 100;

const policy = plainPagePolicy(OUTBOX_STYLE);

/** All mails, readable by anybody: only in the demo (DEMO-66, X-070). */
export function serveOutbox(app: FastifyInstance, db: Database): void {
  app.get('/_outbox', async (_request, reply) => {
    const posted = await db.select().from(mails).orderBy(desc(mails.id)).limit(MAX_SHOWN);
    return reply
      .header('Content-Security-Policy', policy)
      .type('text/html; charset=utf-8')
      .send(outboxPage(posted));
  });
}
