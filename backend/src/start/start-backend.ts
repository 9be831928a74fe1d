import { announce } from './announce';
import type { Settings } from '../config';
import { openDatabase } from '../adapters/postgres/database';
import type { DemoGuide, DemoShop } from '../../../demo/demo-shop';
import { seedDemoShop } from '../../../demo/seed';
import { portProblem, requireFreePort } from './free-port';
import { keepHouse } from './housekeeping';
import type { DrawPicture } from '../../../demo/pictures/pictures.routes';
import { createServer } from '../adapters/http/server';
import { systemClock } from '../application/shared/clock';
import { createOperations } from '../adapters/http/operations';
import { createServices } from './services';

export interface RunningBackend {
  stop(): Promise<void>;
}

/** The demo's own parts, each loaded when it is first needed. */
export interface Demo {
  shop: (now: Date) => Promise<DemoShop>;
  guide: () => Promise<DemoGuide>;
  drawPicture: DrawPicture;
}

/** Database, demo shop, http; announced when it answers. */
export async function startBackend(settings: Settings, demo: Demo): Promise<RunningBackend> {
  await requireFreePort(settings.host, settings.port);
  announce({ event: 'progress', text: 'Opening the database' });
  const { db, close } = await openDatabase(settings);
  try {
    const services = createServices(db, systemClock, settings);
    if (settings.demo) await seedDemoShop(db, systemClock, demo.shop);
    const app = await createServer(services, createOperations(services), demo.drawPicture);
    const url = await listen(app, settings);
    announce({ event: 'ready', url, demo: settings.demo ? await demo.guide() : undefined });
    const stopHousekeeping = keepHouse(services, app.log);
    const stop = async () => {
      stopHousekeeping();
      await app.close();
      await close();
    };
    return { stop };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listen(
  app: Awaited<ReturnType<typeof createServer>>,
  { host, port }: Settings,
): Promise<string> {
  return app.listen({ host, port }).catch((cause: NodeJS.ErrnoException) => {
    throw portProblem(port, cause);
  });
}
