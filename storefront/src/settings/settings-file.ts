import { readFileSync } from 'node:fs';
import { StartProblem } from '../../../server/start-problem';

/** The settings of a file, by name. */
export type GivenSettings = Readonly<Record<string, unknown>>;

/**
 * Reads settings from a JSON file: an object whose members have the names of the environment variables.
 *
 * @throws StartProblem if there is no such file, if it is not a JSON object, or if a name is unknown
 */
export function readSettingsFile(file: string, known: readonly string[]): GivenSettings {
  const settings = parse(read(file), file);
  const unknown = Object.keys(settings).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new StartProblem(
      `${unknown.join(', ')} in ${file} is not a setting: correct the name, or remove it (docs/configuration.md).`,
    );
  return settings;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const { code = 'it cannot be read' } = cause as NodeJS.ErrnoException;
    throw new StartProblem(`SETTINGS_FILE must be a file that can be read, not "${file}" (${code}).`);
  }
}

function parse(text: string, file: string): GivenSettings {
  const problem = `SETTINGS_FILE must be a JSON object such as {"BRAND_NAME": "My Shop"}; ${file} is not`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new StartProblem(`${problem}: ${(cause as Error).message}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new StartProblem(`${problem}.`);
  return value as GivenSettings;
}
