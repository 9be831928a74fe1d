import { type BackendProcess, startBackendProcess } from '../../testing/backend-process';
import { buildBackend } from '../../testing/built-backend';
import { type Desk, openDesk } from './desk';

/** Two backends, each a process with its own connections, on one PostgreSQL. */
export interface TwoProcesses {
  desk: Desk;
  /** The address of one and the other by turns. */
  at(index: number): string;
  /** Kills both, and starts two others. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startTwoProcesses(databaseUrl: string): Promise<TwoProcesses> {
  const desk = await openDesk({ databaseUrl });
  const built = await buildBackend();
  const start = () =>
    Promise.all([1, 2].map(() => startBackendProcess(built.main, { DATABASE_URL: databaseUrl })));
  const killAll = (processes: BackendProcess[]) => Promise.all(processes.map((each) => each.kill()));
  let running = await start();
  return {
    desk,
    at: (index) => running[index % running.length]!.baseUrl,
    restart: async () => {
      await killAll(running);
      running = await start();
    },
    stop: async () => {
      await killAll(running);
      await built.remove();
      await desk.close();
    },
  };
}
