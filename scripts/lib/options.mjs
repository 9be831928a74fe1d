// As a whole: a Node without parseArgs must live to say that it is too old.
import util from 'node:util';

/** @typedef {import('node:util').ParseArgsConfig['options']} Options */

/**
 * What a command was told; an option that it does not know ends it with one sentence.
 *
 * @param {Options} options
 */
export const readOptions = (options) => parse({ options }).values;

/**
 * The same of a command that also takes names.
 *
 * @param {Options} options
 */
export const readCommand = (options) => parse({ options, allowPositionals: true });

function parse(config) {
  try {
    return util.parseArgs(config);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
