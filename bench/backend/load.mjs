import { connect } from 'node:net';

const CONNECTIONS = 10;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** The end of the first complete response in the bytes; undefined if there is none yet. */
function endOfAnswer(bytes) {
  const head = bytes.indexOf(END_OF_HEAD);
  if (head < 0) return undefined;
  const text = bytes.latin1Slice(0, head);
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(`answered ${text.slice(0, text.indexOf('\r\n'))}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(text);
  if (!length) throw new Error('answered without a content-length');
  const end = head + END_OF_HEAD.length + Number(length[1]);
  return bytes.length >= end ? end : undefined;
}

/** Sends requests on one keep-alive connection, each after the answer to the one before, until the time is over. */
function sendRepeatedly({ hostname, port }, next, until, count) {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const socket = connect(Number(port), hostname, () => socket.write(next()));
    const read = (chunk) => {
      bytes = bytes.length ? Buffer.concat([bytes, chunk]) : chunk;
      const end = endOfAnswer(bytes);
      if (end === undefined) return;
      count(bytes.latin1Slice(0, bytes.indexOf(END_OF_HEAD)));
      bytes = bytes.subarray(end);
      if (performance.now() < until) socket.write(next());
      else socket.end();
    };
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      try {
        read(chunk);
      } catch (error) {
        socket.destroy(error);
      }
    });
    socket.on('error', reject);
    socket.on('close', resolve);
  });
}

/** A POST of that JSON if there is a body. */
function requestText(host, path, body) {
  const head = `${body ? 'POST' : 'GET'} ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: application/json\r\n`;
  if (!body) return `${head}\r\n`;
  const length = Buffer.byteLength(body);
  return `${head}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
}

/**
 * Responses per second of a server over ten connections. Node's own HTTP client would be the bottleneck, so this one
 * writes to the socket and only looks for the end of each response.
 */
export async function requestsPerSecond(baseUrl, path, seconds, body) {
  const request = requestText(new URL(baseUrl).host, path, body);
  return answersPerSecond(baseUrl, () => request, seconds);
}

/**
 * The same for requests that differ.
 *
 * @param {() => string} next the next request, as sent
 * @param {(head: string) => boolean} isCounted which answers count, by their headers
 */
export async function answersPerSecond(baseUrl, next, seconds, isCounted = () => true) {
  const address = new URL(baseUrl);
  const from = performance.now();
  let answers = 0;
  const count = (head) => (answers += isCounted(head) ? 1 : 0);
  const until = from + seconds * 1_000;
  const connections = Array.from({ length: CONNECTIONS }, () => sendRepeatedly(address, next, until, count));
  await Promise.all(connections);
  return (answers * 1_000) / (performance.now() - from);
}
