import { type AnyPgColumn, integer, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, whatever the time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The id of a row of another table, which must exist. */
export const reference = (name: string, row: () => AnyPgColumn) => integer(name).notNull().references(row);
