import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { BucketSettings } from '../src/adapters/storage/s3-object-storage';
import { bodyOf, close, listen } from '../../server/testing/local-server';

const KEY = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };

export interface FakeBucket {
  settings: BucketSettings;
  /** Lets browsers upload from this origin, with these headers. */
  allowOrigin(origin: string, headers?: string): void;
  /** Makes the next requests fail. */
  failNextRequests(): void;
  stop(): Promise<void>;
}

/** A local S3 bucket that verifies every signature (AWS Signature Version 4). */
export async function startFakeBucket(): Promise<FakeBucket> {
  const objects = new Map<string, Buffer>();
  let isBroken = false;
  let allowed = { origin: '', headers: '' };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (request.method === 'OPTIONS') return answerPreflight(response, allowed);
      const status = isBroken ? 403 : isSigned(request) ? store(objects, request, body) : 403;
      const found = request.method === 'GET' && status === 200 ? objects.get(pathOf(request)) : undefined;
      return response.writeHead(status, found && { 'content-length': found.length }).end(found);
    });
  });
  const endpoint = `http://127.0.0.1:${await listen(server)}`;
  return {
    settings: { endpoint, bucket: 'people', region: 'us-east-1', ...KEY },
    allowOrigin: (origin, headers = 'content-type') => (allowed = { origin, headers }),
    failNextRequests: () => (isBroken = true),
    stop: () => close(server),
  };
}

function answerPreflight(
  response: ServerResponse,
  { origin, headers }: Record<'origin' | 'headers', string>,
) {
  if (origin)
    response.setHeaders(
      new Map([
        ['access-control-allow-origin', origin],
        ['access-control-allow-methods', 'GET, PUT'],
        ['access-control-allow-headers', headers],
      ]),
    );
  return response.writeHead(origin ? 200 : 403).end();
}

function store(objects: Map<string, Buffer>, request: IncomingMessage, body: Buffer): number {
  const name = pathOf(request);
  if (request.method === 'PUT') objects.set(name, body);
  if (request.method === 'DELETE') return objects.delete(name) ? 204 : 404;
  return objects.has(name) ? 200 : 404;
}

const urlOf = (request: IncomingMessage) => new URL(request.url ?? '/', `http://${request.headers.host}`);
const pathOf = (request: IncomingMessage) => urlOf(request).pathname;

interface Claim {
  credential: string;
  headers: string[];
  signature: string;
  date: string;
  payload: string;
}

function isSigned(request: IncomingMessage): boolean {
  const claim = claimOf(request);
  if (!claim) return false;
  const [keyId, day = '', region = '', service = '', terminator = ''] = claim.credential.split('/');
  if (keyId !== KEY.accessKeyId || terminator !== 'aws4_request' || !isInTime(request, claim.date))
    return false;
  const scope = [day, region, service, terminator].join('/');
  const canonical = sha256(canonicalRequest(request, claim));
  const text = ['AWS4-HMAC-SHA256', claim.date, scope, canonical].join('\n');
  let key: string | Buffer = `AWS4${KEY.secretAccessKey}`;
  for (const part of [day, region, service, terminator]) key = hmac(key, part);
  return hmac(key, text).toString('hex') === claim.signature;
}

/** The signature parameters of a request: in the query of a link, or in a header. */
function claimOf(request: IncomingMessage): Claim | undefined {
  const query = urlOf(request).searchParams;
  const given = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  if (query.has('X-Amz-Signature'))
    return {
      credential: given('Credential'),
      headers: given('SignedHeaders').split(';'),
      signature: given('Signature'),
      date: given('Date'),
      payload: 'UNSIGNED-PAYLOAD',
    };
  const header = /Credential=(\S+), ?SignedHeaders=(\S+), ?Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  );
  if (!header) return undefined;
  return {
    credential: header[1] ?? '',
    headers: (header[2] ?? '').split(';'),
    signature: header[3] ?? '',
    date: String(request.headers['x-amz-date']),
    payload: String(request.headers['x-amz-content-sha256']),
  };
}

function isInTime(request: IncomingMessage, date: string): boolean {
  const seconds = Number(urlOf(request).searchParams.get('X-Amz-Expires') ?? 900);
  const signedAt = Date.parse(
    date.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  return Date.now() < signedAt + seconds * 1_000;
}

function canonicalRequest(request: IncomingMessage, { headers, payload }: Claim): string {
  const url = urlOf(request);
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
  const lines = headers.map((name) => `${name}:${String(request.headers[name])}\n`).join('');
  return [request.method, url.pathname, query, lines, headers.join(';'), payload].join('\n');
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
