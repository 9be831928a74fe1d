import { Buffer } from 'buffer/';

/** The backend takes it for granted, as Node has it. */
Object.assign(globalThis, { Buffer });
