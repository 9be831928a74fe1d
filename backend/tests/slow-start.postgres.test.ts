import { EventEmitter } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { listen } from '../../server/testing/local-server';
import { PostgresAvailability } from '../src/adapters/postgres/postgres-availability';
import { postgresOfTheFile } from '../testing/postgres-of-the-file';

const { postgres, describeOnPostgres } = await postgresOfTheFile();

/** Longer than an established connection may take to answer. */
const CONNECT_MS = 2_500;
/** Longer than any connection may take to answer. */
const BUSY_MS = 5_500;

describeOnPostgres('a server', () => {
  it('that is slow to open the first connection is not taken for one that is gone', async () => {
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

  it('that answers while this process is busy is not taken for one that is gone', async () => {
    const url = await postgres.freshDatabase();
    const availability = new PostgresAvailability(new EventEmitter() as Pool, url);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_MS);
    const until = performance.now() + 1_000;
    try {
      while (performance.now() < until) await availability.run(() => pause(50));
    } finally {
      availability.close();
    }
  });

  it('that has no connection left for the probe is not taken for one that is gone', async () => {
    const url = new URL(await postgres.freshDatabase());
    const admin = new Client({ connectionString: url.href });
    await admin.connect();
    const role = `full_${url.pathname.slice(1)}`;
    await admin.query(`create role ${role} login password 'full' connection limit 0`);
    Object.assign(url, { username: role, password: 'full' });
    const availability = new PostgresAvailability(new EventEmitter() as Pool, url.href);
    const until = performance.now() + 2_500;
    try {
      while (performance.now() < until) await availability.run(() => pause(50));
    } finally {
      availability.close();
      await admin.query(`drop role ${role}`);
      await admin.end();
    }
  });
});
