import type { BackendExtension } from '../backend/src/start/start-backend';
import { announce } from '../server/announce';
import { FailingObjectStorage } from './faults/failing-object-storage';
import { FaultSwitch } from './faults/fault-switch';
import { registerFaults, answerWithFault } from './faults/faults.routes';
import { onlyFromThisMachine } from './only-from-this-machine';
import { serveOutbox } from './outbox/outbox.routes';
import { servePictures } from './pictures/pictures.routes';
import { seedDemoShop } from './seed';

/** The demo: a filled shop, its pictures, the mails that it would send, and injected faults (BDG-01, BDG-09). */
export const demo: BackendExtension = {
  seed: (db, clock) =>
    seedDemoShop(db, clock, async (tx) => {
      announce({ event: 'progress', text: 'Filling the demo shop' });
      await (await import('./import-demo-catalog')).importDemoCatalog(tx);
    }),
  replaceServices: (services) => ({ ...services, storage: new FailingObjectStorage(services.storage) }),
  extendServer({ settings }, db) {
    const shop = { name: settings.shopName, origin: settings.shopOrigin ?? '' };
    const faults = new FaultSwitch(db);
    const access = settings.allowPublicHost ? {} : { onRequest: onlyFromThisMachine };
    return {
      register(app) {
        registerFaults(app, faults, access);
        serveOutbox(app, db, { shop, access });
        servePictures(app, async (path) => (await import('./pictures/draw-picture')).drawPicture(path));
      },
      intercept: (id, request, reply) => answerWithFault(id, { request, reply }, faults),
    };
  },
  announcement: async () => ({ demo: (await import('./data/guide')).GUIDE }),
};
