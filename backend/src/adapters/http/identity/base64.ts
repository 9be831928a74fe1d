/** Decodes base64 text, with or without a data URL's prefix; undefined if it is not base64. */
export function fromBase64(text: string): Buffer | undefined {
  const encoded = text.replace(/^data:image\/(?:jpeg|png);base64,/, '');
  const bytes = Buffer.from(encoded, 'base64');
  // Without a regular expression: on megabytes of text one can exhaust the stack.
  return encoded !== '' && bytes.toString('base64') === encoded ? bytes : undefined;
}
