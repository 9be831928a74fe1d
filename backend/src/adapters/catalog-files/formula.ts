/** Text that a spreadsheet runs as a formula, after any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED = /^'+[=+\-@\t\r]/;

/** Escapes text for CSV: a leading apostrophe keeps a spreadsheet from running it as a formula. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Undoes `escapeFormula`; text that was not escaped is returned unchanged. */
export const unescapeFormula = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text);
