/** What a spreadsheet takes for a formula, behind any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED = /^'+[=+\-@\t\r]/;

/** A text as CSV has it: an apostrophe keeps a spreadsheet from running it as a formula. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that was escaped; one that was not is left as it is. */
export const unescapeFormula = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text);
