import { showStoredPhoneColumns } from './adapters/storage/phone-columns-attribute';
import { recordEvents } from './ui/app/hydration/pre-hydration-events';

window.preHydrationEvents = recordEvents(document);
showStoredPhoneColumns();
