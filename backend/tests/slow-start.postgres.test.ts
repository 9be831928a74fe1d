import { EventEmitter } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { listen } from '../../server/testing/local-server';
import { PostgresAvailability } from '../src/adapters/postgres/postgres-availability';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';

const { postgres, describeOnPostgres } = await postgresOfTheFile();

/** Longer than an established connection may take to answer. */
const CONNECT_MS = 2_500;

describeOnPostgres('a server that is slow to open the first connection', () => {
  it('is not taken for one that is gone', async () => {
    const server = new URL(await postgres.freshDatabase());
    let isOpen = false;
    const proxy = createServer((client) => {
      const upstream = connect(Number(server.port || 5432), server.hostname);
      for (const socket of [client, upstream]) socket.on('error', () => socket.destroy());
      upstream.once('data', () => (isOpen = true));
      upstream.pipe(client);
      void pause(CONNECT_MS).then(() => client.pipe(upstream));
    });
    const throughProxy = new URL(server);
    throughProxy.hostname = '127.0.0.1';
    throughProxy.port = String(await listen(proxy));
    const availability = new PostgresAvailability(new EventEmitter() as Pool, throughProxy.href);
    try {
      while (!isOpen) await availability.run(() => pause(50));
    } finally {
      availability.close();
      proxy.close();
    }
  });
});
