import { crashWhileBuying } from './support/crash-while-buying';
import { crashingOnPGlite } from './support/crashing-place';
import { longest, scaled } from './support/scale';

it(
  `a backend on PGlite killed ${scaled(50)} times amid orders loses none and leaves none by half [BD-48, X-150]`,
  async () => {
    const crashing = await crashingOnPGlite();
    try {
      await crashWhileBuying(crashing, 50);
    } finally {
      await crashing.stop();
    }
  },
  longest(50, 20),
);
