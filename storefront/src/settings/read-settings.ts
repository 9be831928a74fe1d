import { z } from 'zod';
import { StartProblem } from '../../../server/start-problem';
import { parsed } from './kinds';
import { SETTINGS, type Settings } from './settings';
import { type GivenSettings, readSettingsFile } from './settings-file';

type Environment = Readonly<Record<string, string | undefined>>;

/** Not repeated in a message, which may end in a log. */
const SECRETS = new Set(['PURGE_TOKEN']);
/** Without them a shop would show the contact data of the demo. */
const OWN_CONTACT = ['CONTACT_PHONE', 'CONTACT_EMAIL'] as const;

/**
 * Reads the settings from the environment, and from the JSON file that SETTINGS_FILE names. The environment wins.
 *
 * @throws StartProblem that names each setting that cannot be read, where it is, its value, and what it must be
 */
export function readSettings(env: Environment): Settings {
  const file = env.SETTINGS_FILE;
  const inFile = file ? readSettingsFile(file, Object.keys(SETTINGS)) : {};
  const inEnvironment = given(env);
  const all = { ...inFile, ...inEnvironment };
  const { data, error } = z.object(SETTINGS).safeParse(all);
  const placeOf = (name: string) => (name in inFile && !(name in inEnvironment) ? ` in ${file}` : '');
  const problems = [
    ...(error?.issues.map((issue) => sentence(issue, all, placeOf)) ?? []),
    ...missingContact(all),
  ];
  if (data && problems.length === 0) return data;
  throw new StartProblem(problems.join('\n'));
}

function given(env: Environment): GivenSettings {
  return Object.fromEntries(
    Object.keys(SETTINGS).flatMap((name) => {
      const value = env[name];
      return value ? [[name, value]] : [];
    }),
  );
}

const missingContact = (all: GivenSettings): string[] =>
  'BRAND_NAME' in all
    ? OWN_CONTACT.filter((name) => !(name in all)).map(
        (name) => `${name} is required with a BRAND_NAME of your own.`,
      )
    : [];

function sentence(
  { path: [first, ...rest], message }: z.core.$ZodIssue,
  all: GivenSettings,
  placeOf: (name: string) => string,
): string {
  const name = String(first);
  const { where, value } = partOf(all[name], rest);
  const shown = value === undefined || SECRETS.has(name) ? '' : `, not ${JSON.stringify(value)}`;
  return `${name}${where}${placeOf(name)} ${message}${shown}.`;
}

/** A part of a value and its place; of a text, the text itself. */
function partOf(given: unknown, path: readonly PropertyKey[]): { where: string; value: unknown } {
  let value = path.length > 0 ? parsed(given) : given;
  let where = '';
  for (const key of path) {
    if (typeof value !== 'object' || value === null) break;
    value = (value as Record<PropertyKey, unknown>)[key];
    where += `[${JSON.stringify(key)}]`;
  }
  return { where, value };
}
