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

/** Repeats a request on one keep-alive connection until the time is over. */
function askOverAndOver({ hostname, port }, request, until, count) {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const socket = connect(Number(port), hostname, () => socket.write(request));
    const read = (chunk) => {
      bytes = bytes.length ? Buffer.concat([bytes, chunk]) : chunk;
      const end = endOfAnswer(bytes);
      if (end === undefined) return;
      bytes = bytes.subarray(end);
      count();
      if (performance.now() < until) socket.write(request);
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
  const address = new URL(baseUrl);
  const request = requestText(address.host, path, body);
  const from = performance.now();
  let answers = 0;
  const count = () => (answers += 1);
  const until = from + seconds * 1_000;
  const connections = Array.from({ length: CONNECTIONS }, () =>
    askOverAndOver(address, request, until, count),
  );
  await Promise.all(connections);
  return (answers * 1_000) / (performance.now() - from);
}
