import { recordEvents } from './pre-hydration-events';

window.preHydrationEvents = recordEvents(document);
