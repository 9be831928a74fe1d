import type { Database } from '../../backend/src/adapters/postgres/database';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { mails } from '../../backend/src/adapters/postgres/schema';
import { plainPagePolicy } from '../../backend/src/adapters/http/plain-page';
import { mailContent, type ShopOfMail } from '../../backend/src/adapters/mail/mail-content';
import { OUTBOX_STYLE, outboxPage } from './outbox-page';

const MAX_SHOWN = 100;

const policy = plainPagePolicy(OUTBOX_STYLE);

/** A mail has its styles in its elements; it can load and run nothing. */
const MAIL_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** All mails, as text and as HTML, readable by whoever reaches it: only in the demo (DEMO-66, X-070). */
export function serveOutbox(
  app: FastifyInstance,
  db: Database,
  { shop, access }: { shop: ShopOfMail; access: Pick<RouteShorthandOptions, 'onRequest'> },
): void {
  app.get('/_outbox', access, async (_request, reply) => {
    const posted = await db.select().from(mails).orderBy(desc(mails.id)).limit(MAX_SHOWN);
    return reply
      .header('Content-Security-Policy', policy)
      .type('text/html; charset=utf-8')
      .send(outboxPage(posted, shop));
  });
  app.get<{ Params: { id: string } }>('/_outbox/:id(^\\d{1,9}$)', access, async (request, reply) => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.id, Number(request.params.id)));
    if (!mail) return reply.callNotFound();
    return reply
      .header('Content-Security-Policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(mailContent(mail, shop).html);
  });
}
