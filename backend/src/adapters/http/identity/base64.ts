/** The bytes behind base64 text, with or without a data URL's prefix; undefined when it is something else. */
export function fromBase64(text: string): Buffer | undefined {
  const encoded = text.replace(/^data:image\/(?:jpeg|png);base64,/, '');
  const bytes = Buffer.from(encoded, 'base64');
  // Not by a pattern: on megabytes of text it may run out of its stack.
  return encoded !== '' && bytes.toString('base64') === encoded ? bytes : undefined;
}
