import { setImmediate as later } from 'node:timers/promises';
import { fastify, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { logOptions } from './log-options';
import {
  answerRequestIds,
  requestIdInLog,
  requestIdOf,
  requestIdOptions,
  trackRequestIds,
} from './request-id';

const ID = '7d1f0c52a8b94e6f';
const NEW = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const idFor = (given: string | string[] | undefined) => requestIdOf({ headers: { 'x-request-id': given } });

it.each([ID, '3f1c9a52-8f0e-4a57-9d0b-6f5c21ab7e44', 'a.b_c-123', 'x'.repeat(64)])(
  'keeps the id %s',
  (id) => {
    expect(idFor(id)).toBe(id);
  },
);

it.each([undefined, '', '1234567', 'x'.repeat(65), 'two words', '{"a":"b"}', 'ünïcödé8', [ID]])(
  'replaces %j, which does not belong in a log',
  (given) => {
    expect(idFor(given)).toMatch(NEW);
  },
);

describe('a server that names its requests', () => {
  let lines: Record<string, unknown>[];
  let app: FastifyInstance;
  const send = (path: string, id: string) =>
    fetch(app.listeningOrigin + path, { headers: { 'X-Request-Id': id } });
  beforeEach(async () => {
    lines = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
    const log = pino({ ...logOptions('info'), ...requestIdInLog }, { write });
    const loggerInstance: FastifyBaseLogger = log;
    app = fastify({ loggerInstance, ...requestIdOptions });
    answerRequestIds(app);
    trackRequestIds(app);
    app.get('/', async (request) => {
      request.log.info('by the request');
      await later();
      log.info('by another part');
      return 'ok';
    });
    app.get('/fails', () => Promise.reject(new Error('no')));
    log.info('at the start');
    await app.listen({ port: 0 });
  });
  afterEach(() => app.close());

  it('logs the id once in each line that is written on behalf of a request', async () => {
    await send('/', ID);
    await send('/', 'another-request');
    await app.close();
    const idsOf = (msg: string) => lines.filter((line) => line.msg === msg).map(({ requestId }) => requestId);
    for (const msg of ['incoming request', 'by the request', 'by another part', 'request completed'])
      expect(idsOf(msg)).toEqual([ID, 'another-request']);
    expect(idsOf('at the start')).toEqual([undefined]);
  });

  it.each(['/', '/fails', '/nowhere'])('answers %s with the id', async (url) => {
    expect((await send(url, ID)).headers.get('x-request-id')).toBe(ID);
  });
});
