import { MAX_PORT } from '../../server/free-port';
import { isPriceCurrency, PRICE_CURRENCY_IS } from '../../server/price-currency';
import { StartProblem } from '../../server/start-problem';

/** Variables of the process, by name. */
export type Environment = Record<string, string | undefined>;

/** A whole number of at most nine digits. */
export function wholeNumber(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new StartProblem(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}

/** A whole number that is not zero. */
export function atLeastOne(env: Environment, name: string, fallback: number): number {
  const number = wholeNumber(env, name, fallback);
  if (number === 0) throw new StartProblem(`${name} must be at least 1, not "${env[name]}".`);
  return number;
}

/** A port to listen on; 0 picks a free one. */
export function portOf(env: Environment, name: string, fallback: number): number {
  return upTo(MAX_PORT, env, name, fallback);
}

/** A whole number that is not greater than the limit. */
export function upTo(max: number, env: Environment, name: string, fallback: number): number {
  const number = wholeNumber(env, name, fallback);
  if (number > max)
    throw new StartProblem(`${name} must be a whole number from 0 to ${max}, not "${env[name]}".`);
  return number;
}

/** A flag: 1, 0, true or false. */
export function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name];
  if (!text) return fallback;
  if (!/^(1|0|true|false)$/.test(text))
    throw new StartProblem(`${name} must be 1, 0, true or false, not "${text}".`);
  return text === '1' || text === 'true';
}

/** One of the values of a variable. */
export function oneOf<Value extends string>(
  env: Environment,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const text = env[name];
  if (!text) return fallback;
  const value = values.find((one) => one === text);
  if (!value) throw new StartProblem(`${name} must be ${values.join(' or ')}, not "${text}".`);
  return value;
}

/** The code of a currency whose amounts are whole cents. */
export function currencyOf(env: Environment, name: string, fallback: string): string {
  const code = env[name] || fallback;
  if (!isPriceCurrency(code)) throw new StartProblem(`${name} must be ${PRICE_CURRENCY_IS}, not "${code}".`);
  return code;
}

/** The parts of a comma-separated text. */
export function list(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

/** The text, if it is the origin of an http or https address. */
export function originOf(name: string, text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (!/^https?:/.test(origin) || origin !== text.replace(/\/$/, ''))
    throw new StartProblem(`${name} must be an origin such as https://shop.example, not "${text}".`);
  return origin;
}

/** The text, if it is an http or https address. */
export function addressOf(name: string, text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new StartProblem(`${name} must be an address such as http://127.0.0.1:4318, not "${text}".`);
  return text;
}
