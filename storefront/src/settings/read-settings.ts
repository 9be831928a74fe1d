import { z } from 'zod';
import { StartProblem } from '../../../server/start-problem';
import { SETTINGS, type Settings } from './settings';

/** A blank variable is set on purpose here: it switches something off. */
const MAY_BE_BLANK = new Set(['SHOP_RENDERER']);
/** Not repeated in a message, which may end in a log. */
const SECRETS = new Set(['PURGE_TOKEN']);

/**
 * Reads the settings from the environment.
 *
 * @throws StartProblem that names each variable that cannot be read, its value, and what it must be
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.keys(SETTINGS).flatMap((name) => {
      const value = env[name];
      return value || (value === '' && MAY_BE_BLANK.has(name)) ? [[name, value]] : [];
    }),
  );
  const { data, error } = z.object(SETTINGS).safeParse(given);
  if (data) return data;
  throw new StartProblem(error.issues.map((issue) => sentence(issue, given)).join('\n'));
}

function sentence({ path, message }: z.core.$ZodIssue, given: Readonly<Record<string, unknown>>): string {
  const name = String(path[0]);
  const isShown = name in given && !SECRETS.has(name);
  return isShown ? `${name} ${message}, not "${String(given[name])}".` : `${name} ${message}.`;
}
