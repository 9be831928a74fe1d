import { StartProblem } from '../../../../server/start-problem';
import { type Currency, DEFAULT_CURRENCY } from '../../domain/shared/currency';

/** SQL of the currency of whoever is connected: a connection that names none writes dollars. */
export const SHOP_CURRENCY = `coalesce(nullif(current_setting('shop.currency', true), ''), '${DEFAULT_CURRENCY}')`;

/** The tables whose amounts are added to each other; of orders each has its own currency. */
const PRICE_TABLES = [
  'variants',
  'offers',
  'shipping_rates',
  'delivery_speeds',
  'ship_methods',
  'state_charges',
  'coupons',
  'cart_lines',
];

/** A row of each stands for its table: nobody who writes another currency comes past `requireCurrency`. */
const CURRENCIES = `select distinct currency from (${PRICE_TABLES.map(
  (table) => `(select currency from ${table} limit 1)`,
).join(' union all ')}) as one order by currency`;

/** Options of a connection to PostgreSQL; undefined: those that it has anyway are right. */
export const currencyOptions = (currency: Currency): string | undefined =>
  currency === DEFAULT_CURRENCY ? undefined : `-c shop.currency=${currency}`;

/** Sets the currency of one connection. */
export const setCurrency = (currency: Currency): string =>
  `select set_config('shop.currency', '${currency}', false)`;

type Ask = (text: string) => Promise<{ rows: unknown[] }>;

/** Refuses a database with prices of another currency, and connections on which the currency got lost. */
export async function requireCurrency(ask: Ask, currency: Currency): Promise<void> {
  const [written] = await currenciesOf(ask, `select ${SHOP_CURRENCY} as currency`);
  if (written !== currency)
    throw new StartProblem(
      `Connections to the database must be able to set shop.currency to ${currency}, CURRENCY: leave options out of DATABASE_URL.`,
    );
  const other = (await currenciesOf(ask, CURRENCIES)).find((each) => each !== currency);
  if (other !== undefined)
    throw new StartProblem(
      `The prices of the database are in ${other}, and CURRENCY is ${currency} (docs/operate.md#currency).`,
    );
}

async function currenciesOf(ask: Ask, text: string): Promise<Currency[]> {
  const { rows } = await ask(text);
  return (rows as { currency: Currency }[]).map((row) => row.currency);
}
