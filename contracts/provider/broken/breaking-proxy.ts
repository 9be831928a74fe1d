import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answered } from './breakages';

export interface BreakingProxy {
  readonly url: string;
  /** Alters every answer in this way from now on. */
  spoilBy(spoil: (answer: Answered) => void): void;
  stop(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** A proxy that makes a correct server break the contract. */
export async function startBreakingProxy(baseUrl: string): Promise<BreakingProxy> {
  let spoil: (answer: Answered) => void = () => {};
  const server = createServer((request, response) => {
    void (async () => {
      const sent = await bodyOf(request);
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const answer = await fetch(`${baseUrl}${request.url}`, {
        method: request.method,
        headers: headers as Record<string, string>,
        ...(sent.length > 0 && { body: new Uint8Array(sent) }),
      });
      const spoilt = {
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        body: (await answer.json()) as unknown,
      };
      spoil(spoilt);
      response.writeHead(spoilt.status, { 'content-type': spoilt.type });
      response.end(typeof spoilt.body === 'string' ? spoilt.body : JSON.stringify(spoilt.body));
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoilBy: (next) => (spoil = next),
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
