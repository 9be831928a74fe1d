import { keepEarlyEvents } from './early-events';

window.earlyEvents = keepEarlyEvents(document);
