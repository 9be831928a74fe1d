import { readFileSync } from 'node:fs';
import fastify from 'fastify';

/**
 * The fastest possible response: Fastify, and bytes from memory. Started with a JSON file of `{ path: body }`; the
 * query is ignored.
 */
const answers = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const app = fastify();
for (const [path, body] of Object.entries(answers)) {
  app.get(path, (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
}
console.log(`listening on ${await app.listen({ host: '127.0.0.1', port: 0 })}`);
