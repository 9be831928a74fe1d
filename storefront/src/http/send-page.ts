import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { bytesOf, type Compression, compressionFor } from '../../../server/compressed-text';
import type { PageAnswer } from '../pages/page-answers';
import { isOverTls, TLS_ONLY } from './security-headers';

/** Sends a page, or that the client has it, over Node's own response: its headers are complete. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PageAnswer,
): Promise<void> {
  if (sendAtOnce(request, response, answer)) return;
  const compression = compressionFor(request);
  const bytes = await bytesOf(answer.page.text, compression);
  sendBytes(request, response, answer, { compression, bytes });
}

/** The same, unless the page first has to be compressed for this client; returns whether it is sent. */
export function sendAtOnce(request: IncomingMessage, response: ServerResponse, answer: PageAnswer): boolean {
  const { status, page } = answer;
  if (status === 200 && knowsPage(request.headers, page.etag)) {
    response.writeHead(304, headersOf(answer, isOverTls(request))).end();
    return true;
  }
  const compression = compressionFor(request);
  const bytes = compression && page.text[compression];
  if (bytes) sendBytes(request, response, answer, { compression, bytes });
  return bytes !== undefined;
}

interface Content {
  compression?: Compression;
  bytes: Buffer;
}

function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PageAnswer,
  content: Content,
): void {
  response.writeHead(answer.status, headersOf(answer, isOverTls(request), content)).end(content.bytes);
}

type FlatHeaders = string[];

/** By answer, then by what else they depend on. */
const made = new WeakMap<PageAnswer, Map<string, FlatHeaders>>();

/** The headers as Node takes them fastest, made once for as long as the answer is kept. */
function headersOf(answer: PageAnswer, isTls: boolean, content?: Content): FlatHeaders {
  const ofAnswer = made.get(answer) ?? new Map<string, FlatHeaders>();
  made.set(answer, ofAnswer);
  const key = `${isTls ? 'tls' : ''} ${content ? (content.compression ?? 'plain') : ''}`;
  const headers = ofAnswer.get(key) ?? flatHeaders(answer, isTls, content);
  ofAnswer.set(key, headers);
  return headers;
}

function flatHeaders({ headers }: PageAnswer, isTls: boolean, content?: Content): FlatHeaders {
  return Object.entries({
    ...headers,
    ...(isTls && TLS_ONLY),
    ...(content?.compression && { 'Content-Encoding': content.compression }),
    ...(content && { 'Content-Length': String(content.bytes.length) }),
  }).flat();
}

/** Whether the client has the page: encodings do not matter, so tags are compared as weak ones. */
const knowsPage = ({ 'if-none-match': known = '' }: IncomingHttpHeaders, etag: string): boolean =>
  known !== '' && known.split(/\s*,\s*/).includes(etag);
