import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program to its end; rejects if it fails. */
export const run = promisify(execFile);
