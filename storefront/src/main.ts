import { runServer } from '../../server/run-server';
import { readSettings } from './settings/read-settings';
import { startStorefront } from './start/start-storefront';

await runServer(async () => startStorefront(readSettings(process.env)));
