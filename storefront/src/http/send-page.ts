import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import {
  bytesOf,
  type CompressedText,
  type Compression,
  compressionFor,
} from '../../../server/compressed-text';
import type { PageAnswer } from '../pages/page-answers';
import { isOverTls, TLS_ONLY } from './security-headers';

/** A page's text as one client accepts it. */
export interface Content {
  compression?: Compression;
  bytes: Buffer;
}

export const contentFor = async (
  text: CompressedText,
  compression: Compression | undefined,
): Promise<Content> => ({ compression, bytes: await bytesOf(text, compression) });

/** The content, if it is compressed already. */
export function knownContentFor(request: IncomingMessage, text: CompressedText): Content | undefined {
  const compression = compressionFor(request);
  const bytes = compression && text[compression];
  return bytes && { compression, bytes };
}

type FlatHeaders = string[];

/** An answer as it is sent; 304 has no bytes. */
export interface CompleteAnswer {
  status: number;
  headers: FlatHeaders;
  bytes?: Buffer;
}

/** The answer to one request: the page, or 304 if the client has it. */
export function completeAnswer(
  request: IncomingMessage,
  answer: PageAnswer,
  content: Content,
): CompleteAnswer {
  const { status, page } = answer;
  const isTls = isOverTls(request);
  return status === 200 && knowsPage(request.headers, page.etag)
    ? { status: 304, headers: headersOf(answer, isTls) }
    : { status, headers: headersOf(answer, isTls, content), bytes: content.bytes };
}

/** Sends an answer over Node's own response: its headers are complete. */
export function sendAnswer(response: ServerResponse, { status, headers, bytes }: CompleteAnswer): void {
  response.writeHead(status, headers).end(bytes);
}

/** By answer, then by compression and TLS. */
const headersByAnswer = new WeakMap<PageAnswer, Map<string, FlatHeaders>>();

/** The headers in the form that Node writes fastest, built once for each answer. */
function headersOf(answer: PageAnswer, isTls: boolean, content?: Content): FlatHeaders {
  const key = `${isTls ? 'tls' : ''} ${content ? (content.compression ?? 'plain') : ''}`;
  const known = headersByAnswer.get(answer);
  const headers = known?.get(key) ?? flatHeaders(answer, isTls, content);
  if (!known) headersByAnswer.set(answer, new Map([[key, headers]]));
  else if (!known.has(key)) known.set(key, headers);
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
