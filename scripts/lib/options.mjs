// Imported as a namespace: on a Node without parseArgs a named import would fail before the version check.
import util from 'node:util';

/** @typedef {import('node:util').ParseArgsConfig['options']} Options */

/**
 * Parses the options of a command; exits with one sentence for an unknown option.
 * @param {Options} options
 */
export const readOptions = (options) => parse({ options }).values;

/**
 * The same for a command that also takes positional arguments.
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
