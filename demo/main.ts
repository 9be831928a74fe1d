import { flag } from '../backend/src/config';
import { runBackend } from '../backend/src/start/run-backend';
import { demo } from './demo';

/** The backend with the demo, which `npm start` opens; DEMO=false leaves the demo out. */
await runBackend(() => (flag(process.env, 'DEMO', true) ? [demo] : []));
