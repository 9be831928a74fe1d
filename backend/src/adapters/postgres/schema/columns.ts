import { type AnyPgColumn, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, whatever the time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Words of a text in their basic form, with their positions and weights. */
export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The id of a row of another table, which must exist. */
export const reference = (name: string, row: () => AnyPgColumn) => integer(name).notNull().references(row);
