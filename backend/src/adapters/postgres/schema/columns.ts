import { sql } from 'drizzle-orm';
import { type AnyPgColumn, char, check, customType, integer, timestamp } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../domain/shared/currency';
import { SHOP_CURRENCY } from '../shop-currency';

/** A moment in time, whatever the time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Words of a text in their basic form, with their positions and weights. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The id of a row of another table, which must exist. */
export const reference = (name: string, row: () => AnyPgColumn) => integer(name).notNull().references(row);

/** Of every amount in the row; by default the currency of the shop that writes it (docs/decisions/0045). */
export const currency = () =>
  char('currency', { length: 3 }).$type<Currency>().notNull().default(sql.raw(SHOP_CURRENCY));

/** The form of the code: whether it exists is checked where it is configured. */
export const currencyCheck = (table: string, column: AnyPgColumn) =>
  check(`${table}_currency`, sql`${column} ~ '^[A-Z]{3}$'`);
