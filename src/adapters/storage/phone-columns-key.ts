/** In a file of its own, since every page contains it (`phone-columns-attribute.ts`). */
export const PHONE_COLUMNS_KEY = 'phone_columns';
