import { recordEvents } from './ui/app/hydration/pre-hydration-events';

window.preHydrationEvents = recordEvents(document);
