import { parseArgs } from 'node:util';

/**
 * What a command was told; an option that it does not know ends it with one sentence.
 *
 * @param {import('node:util').ParseArgsConfig['options']} options
 */
export function readOptions(options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
