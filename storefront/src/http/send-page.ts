import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { encodedFor, type EncodedText } from '../../../server/compressed-text';
import type { PageAnswer } from '../pages/page-answers';
import { isOverTls, TLS_ONLY } from './security-headers';

/** Sends a page, or that the client has it, over Node's own response: its headers are complete. */
export function sendPage(request: IncomingMessage, response: ServerResponse, answer: PageAnswer): void {
  const { status, page } = answer;
  const isTls = isOverTls(request);
  if (status === 200 && knowsPage(request.headers, page.etag)) {
    response.writeHead(304, headersOf(answer, isTls)).end();
    return;
  }
  const encoded = encodedFor(request, page);
  response.writeHead(status, headersOf(answer, isTls, encoded)).end(encoded.bytes);
}

type FlatHeaders = string[];

/** By answer, then by what else they depend on. */
const made = new WeakMap<PageAnswer, Map<string, FlatHeaders>>();

/** The headers as Node takes them fastest, made once for as long as the answer is kept. */
function headersOf(answer: PageAnswer, isTls: boolean, encoded?: EncodedText): FlatHeaders {
  const ofAnswer = made.get(answer) ?? new Map<string, FlatHeaders>();
  made.set(answer, ofAnswer);
  const key = `${isTls ? 'tls' : ''} ${encoded ? (encoded.encoding ?? 'plain') : ''}`;
  const headers = ofAnswer.get(key) ?? flatHeaders(answer, isTls, encoded);
  ofAnswer.set(key, headers);
  return headers;
}

function flatHeaders({ headers }: PageAnswer, isTls: boolean, encoded?: EncodedText): FlatHeaders {
  return Object.entries({
    ...headers,
    ...(isTls && TLS_ONLY),
    ...(encoded?.encoding && { 'Content-Encoding': encoded.encoding }),
    ...(encoded && { 'Content-Length': String(encoded.bytes.length) }),
  }).flat();
}

/** Whether the client has the page: encodings do not matter, so tags are compared as weak ones. */
const knowsPage = ({ 'if-none-match': known = '' }: IncomingHttpHeaders, etag: string): boolean =>
  known !== '' && known.split(/\s*,\s*/).includes(etag);
