import { Buffer } from 'buffer/';

/** The backend uses the global that Node has. */
Object.assign(globalThis, { Buffer });
