import { type ChildProcess, fork } from 'node:child_process';
import type { Announcement } from '../../server/announce';

/** A backend in a process of its own, which can be killed without a shutdown. */
export interface BackendProcess {
  baseUrl: string;
  /** Tells it to stop; returns its exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL: no clean-up. */
  kill(): Promise<void>;
}

/** The same as `testSettings`, as environment variables. */
const SETTINGS = {
  MODE: 'test',
  PORT: '0',
  CAPTCHA_REQUIRED: 'false',
  LIMIT_FACTOR: '1000',
  LOG_LEVEL: 'silent',
};

/**
 * Such a process ends after a few orders. PGlite is WebAssembly, which V8 compiles quickly at first and optimizes soon
 * after: later than usual, a start needs a quarter less processor time.
 */
const FLAGS = ['--wasm-tiering-budget=50000000'];

type Place = ({ DATABASE_URL: string } | { DATA_FOLDER: string }) & {
  SHUTDOWN_DELAY_SECONDS?: string;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
};

/** Starts a built backend on a database, and waits until it answers; it ends with the process that started it. */
export async function startBackendProcess(main: string, place: Place): Promise<BackendProcess> {
  const { PATH } = process.env;
  const child = fork(main, {
    execArgv: FLAGS,
    env: { PATH, ...SETTINGS, ...place },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { baseUrl: await untilReady(child), stop, kill };
}

function untilReady(child: ChildProcess): Promise<string> {
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => (errorOutput += String(chunk)));
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The backend did not start: ${errorOutput}`)));
    child.on('message', (message) => {
      const announcement = message as Announcement;
      if (announcement.event === 'ready') resolve(announcement.url);
    });
  });
}
