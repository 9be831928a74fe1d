import { readSettings } from './config';
import { startBackend, type Demo, type RunningBackend } from './start/start-backend';
import { tellStartFailure } from './start/start-failure';

const LONGEST_GOODBYE_MS = 10_000;

const demo: Demo = {
  shop: async (now) => (await import('../../demo/data/demo-data')).demoShop(now),
  guide: async () => (await import('../../demo/data/guide')).GUIDE,
  drawPicture: async (path) => (await import('../../demo/pictures/draw-picture')).drawPicture(path),
};

try {
  stopOnSignal(await startBackend(readSettings(process.env), demo));
} catch (cause) {
  console.error(tellStartFailure(cause));
  process.exit(1);
}

/** Answers what was asked already, closes the database, and goes; also when whoever started this process is gone. */
function stopOnSignal(backend: RunningBackend): void {
  let stopping = false;
  const stop = () => {
    // Ctrl+C reaches this process twice: from the terminal, and from the one that started it.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LONGEST_GOODBYE_MS).unref();
    void backend.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, stop);
}
