import type { Server } from 'node:http';
import type { ServerExtension } from '../src/adapters/http/server-extension';
import { duringTests, testBackend } from '../testing/test-backend';
import { startOperator } from './support/operator';

const servers: Server[] = [];
const keepServer: ServerExtension = { register: (app) => void servers.push(app.server) };

const backend = testBackend({ extensions: () => [keepServer] });
duringTests(() => startOperator(backend.services, { extensions: [keepServer] }));

it('a request has 30 seconds to arrive as a whole, at the shop and at the operator', () => {
  expect(servers.map(({ requestTimeout }) => requestTimeout)).toEqual([30_000, 30_000]);
});
