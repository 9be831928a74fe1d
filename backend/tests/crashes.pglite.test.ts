import { crashWhileBuying } from './support/crash-while-buying';
import { crashOnPGlite } from './support/crash-environment';
import { longest, scaled } from './support/scale';

it(
  `a backend on PGlite killed ${scaled(50)} times amid orders loses none and leaves none by half [BD-48, X-150]`,
  async () => {
    const environment = await crashOnPGlite();
    try {
      await crashWhileBuying(environment, 50);
    } finally {
      await environment.stop();
    }
  },
  longest(50, 20),
);
