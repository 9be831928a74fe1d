import type { FastifyInstance } from 'fastify';
import type { CardEventReader } from '../../../application/checkout/card-event-reader.port';
import type { ReceiveCardEvent } from '../../../application/checkout/receive-card-event';
import type { Limit } from '../../../application/shared/rate-limiter.port';
import { clientAddress } from '../client-address';
import { refuse } from '../errors';
import type { Services } from '../services';

/** Several times the largest event about a payment. */
const BODY_LIMIT = 256 * 1024;

/** Anybody can send what is refused, so the log has no more of one address than this; the metrics count all. */
const LOGGED_REFUSALS: Limit = { times: 20, seconds: 10 * 60, forEachProcess: true };

interface Needed extends Pick<Services, 'availability' | 'limits' | 'metrics'> {
  reader: CardEventReader;
  receive: ReceiveCardEvent;
}

/**
 * Where the card provider sends its events: they are signed as bytes, so the body is not parsed here. Not a call of the
 * contract. 200 once the event is stored; 400 if it is not the provider's, without saying why; 503 makes the provider send
 * it again.
 */
export function serveCardEvents(
  app: FastifyInstance,
  path: string,
  { availability, limits, metrics, reader, receive }: Needed,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    const isLogged = (ip: string) =>
      limits.take(`refused-card-event:${clientAddress(ip)}`, LOGGED_REFUSALS).then(
        () => true,
        () => false,
      );
    scope.post<{ Body?: Buffer }>(path, async ({ body, headers, ip, log }, reply) => {
      const header = (name: string) => headers[name]?.toString();
      const event = body && (await reader.read({ body, header }));
      if (!event) {
        metrics.cardEvent('other', 'refused');
        if (await isLogged(ip))
          log.warn('An event of the card provider was refused: its signature is missing, wrong or too old');
        return refuse(reply, 400, 'The signature is not valid.');
      }
      const result = await availability.run(() => receive.execute(event));
      metrics.cardEvent(event.chargeId === null ? 'other' : event.type, result);
      return { received: true };
    });
  });
}
