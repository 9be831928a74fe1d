import { jest } from '@jest/globals';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

jest.setTimeout(60_000);

const SCRIPT = path.resolve(import.meta.dirname, '../../scripts/contract-broker.mjs');
const VERIFIED = { summary: { deployable: true, success: 1, failed: 0, unknown: 0 }, matrix: [] };
const UNVERIFIED = { summary: { deployable: false, success: 0, failed: 0, unknown: 1 }, matrix: [] };

let server: Server;
let url = '';
let heard: { what: string; authorization: string | undefined; body: string }[] = [];
let matrix: object = VERIFIED;

/** A minimal Pact broker, sufficient for the command line. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { authorization } = request.headers;
      const what = `${request.method} ${decodeURIComponent(request.url ?? '')}`;
      heard.push({ what, authorization, body: Buffer.concat(chunks).toString() });
      response.setHeader('content-type', 'application/hal+json');
      response.end(JSON.stringify(answerTo(request.url ?? '')));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  heard = [];
});

function answerTo(address: string): object {
  if (address === '/') return { _links: { 'pb:publish-contracts': { href: `${url}/contracts/publish` } } };
  if (address.startsWith('/matrix')) return matrix;
  return { notices: [], _links: { 'pb:contracts': [] } };
}

const ask = (command: string, env: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const all = {
      ...process.env,
      PACT_BROKER_BASE_URL: url,
      PACT_BROKER_TOKEN: 'secret',
      PACT_CONSUMER_VERSION: 'abc',
      PACT_CONSUMER_BRANCH: 'main',
      ...env,
    };
    const child = execFile(process.execPath, [SCRIPT, command], { env: all }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });

describe('the Pact broker commands of the storefront', () => {
  it('publish the contract with version and branch', async () => {
    expect(await ask('publish')).toMatchObject({ code: 0 });
    const { what, authorization, body } = heard.at(-1) ?? { what: '', authorization: '', body: '{}' };
    expect([what, authorization]).toEqual(['POST /contracts/publish', 'Bearer secret']);
    const published = JSON.parse(body) as Record<string, unknown> & { contracts: Record<string, string>[] };
    expect(published).toMatchObject({ pacticipantVersionNumber: 'abc', branch: 'main' });
    const [contract] = published.contracts;
    expect(contract).toMatchObject({ providerName: 'cork-and-petal-backend', specification: 'pact' });
    const pact = JSON.parse(Buffer.from(contract?.content ?? '', 'base64').toString()) as {
      interactions: unknown[];
    };
    expect(pact.interactions.length).toBeGreaterThan(200);
  });

  it.each([
    ['may be deployed where the backend there is verified', VERIFIED, {}, 'production', 0],
    ['may not where it is not', UNVERIFIED, { PACT_ENVIRONMENT: 'staging' }, 'staging', 1],
  ])('%s', async (_what, answer, env, environment, code) => {
    matrix = answer;
    expect(await ask('can-i-deploy', env)).toMatchObject({ code });
    expect(heard.at(-1)?.what).toContain('q[][pacticipant]=cork-and-petal-storefront&q[][version]=abc');
    expect(heard.at(-1)?.what).toContain(`environment=${environment}`);
  });

  it('say which variable is missing', async () => {
    const { code, output } = await ask('publish', { PACT_BROKER_BASE_URL: '' });
    expect(code).toBe(64);
    expect(output).toContain('PACT_BROKER_BASE_URL is missing');
  });
});
