// As a whole: a Node without parseArgs must live to say that it is too old.
import util from 'node:util';

/**
 * What a command was told; an option that it does not know ends it with one sentence.
 *
 * @param {import('node:util').ParseArgsConfig['options']} options
 */
export function readOptions(options) {
  try {
    return util.parseArgs({ options }).values;
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
