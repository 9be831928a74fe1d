import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { pino } from 'pino';
import { requestIdInLog } from '../../../server/request-id';
import document from '../../generated/operator.json' with { type: 'json' };
import { createOperatorServer } from '../../src/adapters/http/operator/operator-server';
import type { ServerExtension } from '../../src/adapters/http/server-extension';
import type { ProviderCharges } from '../../src/application/checkout/provider-charges.port';
import { operatorSettings } from '../../src/operator-settings';
import type { TestServices } from '../../testing/test-services';

export const ANNAS_TOKEN = '0f1e2d3c4b5a69788796a5b4c3d2e1f0';
export const BERTS_TOKEN = 'f0e1d2c3b4a5968778695a4b3c2d1e0f';

interface OperatorAnswer {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { kind?: string; refundCents?: number };
}

export interface TestOperator {
  url: string;
  /** Lines of the log at the default level. */
  logged: Record<string, unknown>[];
  get(path: string, headers?: Record<string, string>): Promise<OperatorAnswer>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<OperatorAnswer>;
  stop(): Promise<void>;
}

/** The operator's calls of a backend under test, for the credentials of Anna and Bert. */
export async function startOperator(
  services: TestServices,
  { charges, extensions }: { charges?: ProviderCharges; extensions?: readonly ServerExtension[] } = {},
): Promise<TestOperator> {
  const operator = operatorSettings({
    OPERATOR_PORT: '0',
    OPERATOR_TOKENS: `anna:${ANNAS_TOKEN}, bert:${BERTS_TOKEN}`,
  });
  const logged: Record<string, unknown>[] = [];
  const lines = new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const app = createOperatorServer(
    {
      ...services,
      charges,
      settings: { ...services.settings, operator },
      log: pino({ level: 'warn', ...requestIdInLog }, lines),
    },
    extensions,
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const send = async (path: string, init: RequestInit, headers: Record<string, string>) => {
    const authorization = `Bearer ${ANNAS_TOKEN}`;
    const answer = await fetch(url + path, { ...init, headers: { authorization, ...headers } });
    const body = (await answer.json()) as OperatorAnswer['body'];
    expectDocumented(init.method ?? 'GET', path, answer.status, body);
    return { status: answer.status, headers: answer.headers, body };
  };
  return {
    url,
    logged,
    get: (path, headers = {}) => send(path, { method: 'GET' }, headers),
    post: (path, body, headers = {}) =>
      send(
        path,
        { method: 'POST', ...(body && { body: JSON.stringify(body) }) },
        {
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
      ),
    stop: () => app.close(),
  };
}

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(document, 'operator');

/** Every answer is one that the document describes. */
function expectDocumented(method: string, path: string, status: number, body: unknown): void {
  const refusal = 'operator#/components/schemas/Refusal';
  const template = path.split('?')[0]!.replace(/^\/orders\/[^/]+/, '/orders/{orderNumber}');
  const pointer = [
    'paths',
    template,
    method.toLowerCase(),
    'responses',
    '200',
    'content',
    'application/json',
  ];
  const escaped = pointer.map((name) => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')));
  const validate = ajv.compile({ $ref: status === 200 ? `operator#/${escaped.join('/')}/schema` : refusal });
  if (!validate(body)) throw new Error(`${method} ${path}: ${ajv.errorsText(validate.errors)}`);
}
