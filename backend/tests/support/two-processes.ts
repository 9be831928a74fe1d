import { type BackendProcess, startBackendProcess } from '../../testing/backend-process';
import { builtServer } from '../../../server/testing/built-server';
import { type TestDatabase, openTestDatabase } from './test-database';

/** Two backend processes with their own connections to one PostgreSQL. */
export interface TwoProcesses {
  database: TestDatabase;
  /** The addresses of both, in turn. */
  at(index: number): string;
  /** Kills both, and starts two new ones. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startTwoProcesses(databaseUrl: string): Promise<TwoProcesses> {
  const database = await openTestDatabase({ databaseUrl });
  const main = await builtServer('backend');
  const start = () => Promise.all([1, 2].map(() => startBackendProcess(main, { DATABASE_URL: databaseUrl })));
  const killAll = (processes: BackendProcess[]) => Promise.all(processes.map((each) => each.kill()));
  let running = await start();
  return {
    database,
    at: (index) => running[index % running.length]!.baseUrl,
    restart: async () => {
      await killAll(running);
      running = await start();
    },
    stop: async () => {
      await killAll(running);
      await database.close();
    },
  };
}
