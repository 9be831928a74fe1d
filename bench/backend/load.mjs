import { connect } from 'node:net';

const CONNECTIONS = 10;
const READ_BYTES = 65_536;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** The head of the answer that the bytes begin with; undefined if it is not complete. Throws unless it is a 200. */
function headOf(bytes) {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const text = bytes.latin1Slice(0, end);
  if (!text.startsWith('HTTP/1.1 200')) throw new Error(`answered ${text.slice(0, text.indexOf('\r\n'))}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(text);
  if (!length) throw new Error('answered without a content-length');
  return { text, bytes: end + END_OF_HEAD.length + Number(length[1]) };
}

/**
 * Receives answers, one after the other. Bodies are counted and not kept: a client that takes longer than the server is
 * what would be measured.
 *
 * @param {(head: string) => void} onAnswer called after each complete answer
 */
function receiver(onAnswer) {
  let begun = Buffer.alloc(0);
  let head;
  let missing = 0;
  return (chunk) => {
    if (!head) {
      begun = begun.length ? Buffer.concat([begun, chunk]) : chunk;
      head = headOf(begun);
      if (!head) return void (begun = Buffer.from(begun));
      missing = head.bytes - begun.length;
      begun = Buffer.alloc(0);
    } else missing -= chunk.length;
    if (missing > 0) return;
    if (missing < 0) throw new Error('answered more than was requested');
    const { text } = head;
    head = undefined;
    onAnswer(text);
  };
}

/** Sends requests on one keep-alive connection, each after the answer to the one before, until the time is over. */
function sendRepeatedly({ hostname, port }, next, until, count) {
  return new Promise((resolve, reject) => {
    const receive = receiver((head) => {
      count(head);
      if (performance.now() < until) socket.write(next());
      else socket.end();
    });
    // One buffer for all chunks: by default each takes 64 KB of its own.
    const onread = { buffer: Buffer.allocUnsafe(READ_BYTES), callback: read };
    const socket = connect({ port: Number(port), host: hostname, noDelay: true, onread }, () =>
      socket.write(next()),
    );
    function read(length, buffer) {
      try {
        receive(buffer.subarray(0, length));
        return true;
      } catch (error) {
        socket.destroy(error);
        return false;
      }
    }
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
