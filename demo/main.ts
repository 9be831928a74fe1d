import { runBackend } from '../backend/src/start/run-backend';
import { demo } from './demo';

/** The backend with the demo, which `npm start` opens. */
await runBackend(['demo'], [demo]);
