/** Plain text split by CRLF, without empty lines. */
export const textLines = (text: string): readonly string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '');
