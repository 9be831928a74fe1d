const NONE = '–';
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);

export const whole = (value) => (isNumber(value) ? Math.round(value).toLocaleString('en-US') : NONE);
export const decimal = (value, digits = 2) => (isNumber(value) ? value.toFixed(digits) : NONE);
export const kibibytes = (bytes) => (isNumber(bytes) ? `${(bytes / 1024).toFixed(1)} KiB` : NONE);

/** The ratio of the first number to the second. */
export const ratio = (value, reference) =>
  isNumber(value) && isNumber(reference) && reference > 0 ? decimal(value / reference) : NONE;
