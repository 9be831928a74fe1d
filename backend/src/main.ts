import { runBackend } from './start/run-backend';

/**
 * `doctor` checks the configuration instead of starting, `orders` shows and cancels orders. Contains nothing of the
 * demo; test mode simulates providers.
 */
const [, , command, ...words] = process.argv;
if (command === 'doctor') await (await import('./doctor/run-doctor')).runDoctor();
else if (command === 'orders') await (await import('./operator/run-orders')).runOrders(words);
else await runBackend(['production', 'test']);
