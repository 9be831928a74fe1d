import { crashWhileBuying } from './support/crash-while-buying';
import { crashOnPGlite } from './support/crash-environment';
import { longest, scaled } from './support/scale';

it(
  `a backend on PGlite that is killed ${scaled(50)} times while orders are placed loses none and leaves none incomplete [BD-48, X-150]`,
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
