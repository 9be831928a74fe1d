#!/usr/bin/env node
import { USAGE, UsageError } from './options';
import { verify } from './verify';

const print = (text: string) => console.log(text);
const MISUSED = 64;

const isMisuse = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS'));

async function run([command, ...args]: string[]): Promise<number> {
  if (command === 'verify') return verify(args, print);
  print(USAGE);
  return command === undefined || command === '--help' ? 0 : MISUSED;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  if (!isMisuse(error)) throw error;
  console.error(error.message);
  return MISUSED;
});
