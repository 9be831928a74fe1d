import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { PACT_FILE } from '../../parties';
import { brokerOf, publishResults } from './broker';
import type { Outcome } from './outcome';

const PACT = '/pacts/provider/cork-and-petal-backend/consumer/cork-and-petal-storefront';
const pact = JSON.parse(readFileSync(PACT_FILE, 'utf8')) as { interactions: unknown[] };
const passed: Outcome = { description: 'a', state: '', result: 'passed', reasons: [], milliseconds: 1 };
const skipped: Outcome = { ...passed, result: 'skipped' };

let server: Server;
let url = '';
let interactions: unknown[] = [];
let received: { what: string; authorization: string | undefined; body: unknown }[] = [];

/** Serves one contract, and records what is published. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { authorization } = request.headers;
      received.push({
        what: `${request.method} ${request.url}`,
        authorization,
        body: text ? (JSON.parse(text) as unknown) : undefined,
      });
      const isKnown = !request.url?.endsWith('/version/unknown');
      const _links = { 'pb:publish-verification-results': { href: `${url}/results` } };
      response.writeHead(isKnown ? 200 : 404).end(JSON.stringify({ interactions, _links }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  received = [];
  ({ interactions } = pact);
});

const env = (change: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PACT_BROKER_PUBLISH_VERIFICATION_RESULTS: 'true',
  PACT_BROKER_BASE_URL: `${url}/`,
  PACT_PROVIDER_VERSION: '1.2.3',
  ...change,
});

const publish = (outcomes: readonly Outcome[], change?: NodeJS.ProcessEnv) => {
  const broker = brokerOf(env(change));
  if (!broker) throw new Error('nobody asked for it');
  return publishResults(broker, outcomes);
};

describe('the broker', () => {
  it('is not contacted unless publishing was requested', () => {
    expect(brokerOf(env({ PACT_BROKER_PUBLISH_VERIFICATION_RESULTS: undefined }))).toBeUndefined();
  });

  it.each(['PACT_BROKER_BASE_URL', 'PACT_PROVIDER_VERSION'])('needs %s', (name) => {
    expect(() => brokerOf(env({ [name]: '' }))).toThrow(`${name} is missing`);
  });

  it('receives a success with version and branch', async () => {
    const message = await publish([passed, passed], {
      PACT_PROVIDER_BRANCH: 'feat/1',
      PACT_BROKER_TOKEN: 'secret',
    });
    expect(message).toBe('Published to the broker: version 1.2.3 keeps the contract.');
    expect(received.map(({ what }) => what)).toEqual([
      `GET ${PACT}/latest`,
      'PUT /pacticipants/cork-and-petal-backend/branches/feat%2F1/versions/1.2.3',
      'POST /results',
    ]);
    expect(received.map(({ authorization }) => authorization)).toEqual(received.map(() => 'Bearer secret'));
    expect(received.at(-1)?.body).toEqual({
      success: true,
      providerApplicationVersion: '1.2.3',
      testResults: { summary: { passed: 2, failed: 0, skipped: 0 } },
    });
  });

  it('receives a failure if anything was skipped, for the requested consumer version', async () => {
    const message = await publish([passed, skipped], {
      PACT_CONSUMER_VERSION: 'abc',
      PACT_BROKER_USERNAME: 'jane',
      PACT_BROKER_PASSWORD: 'doe',
    });
    expect(message).toContain('does not keep');
    expect(received[0]).toMatchObject({
      what: `GET ${PACT}/version/abc`,
      authorization: `Basic ${btoa('jane:doe')}`,
    });
    expect(received.at(-1)?.body).toMatchObject({ success: false });
  });

  it('receives nothing for a different contract', async () => {
    interactions = pact.interactions.slice(1);
    await expect(publish([passed])).rejects.toThrow('differs from the one in this package');
    expect(received.map(({ what }) => what)).toEqual([`GET ${PACT}/latest`]);
  });

  it('that is unreachable or does not know the contract is reported', async () => {
    await expect(publish([passed], { PACT_CONSUMER_VERSION: 'unknown' })).rejects.toThrow('answered 404');
    await expect(publish([passed], { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' })).rejects.toThrow(
      'The broker does not answer at http://127.0.0.1:9',
    );
  });
});
