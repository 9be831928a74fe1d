import { runBackend } from './start/run-backend';

/**
 * Starts the backend, or runs the command that is named: `doctor` checks the configuration, `migrate` changes the
 * database as this version needs it, `orders` shows and cancels orders, `card-events` lists the card provider's events
 * and handles them again, `mail` lists and resends mails, `person` exports or erases what is kept about a person,
 * `catalog` imports or exports the catalogue. Contains nothing of the demo; test mode simulates providers.
 */
const [, , command, ...words] = process.argv;
if (command === 'doctor') await (await import('./doctor/run-doctor')).runDoctor();
else if (command === 'migrate') await (await import('./operator/run-migrate')).runMigrate();
else if (command === 'orders') await (await import('./operator/run-orders')).runOrders(words);
else if (command === 'card-events') await (await import('./operator/run-card-events')).runCardEvents(words);
else if (command === 'mail') await (await import('./operator/run-mail-command')).runMailCommand(words);
else if (command === 'person') await (await import('./operator/run-person')).runPerson(words);
else if (command === 'catalog') await (await import('./catalog/run-catalog')).runCatalog(words);
else await runBackend(['production', 'test']);
