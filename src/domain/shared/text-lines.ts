/** Plain text of the wire, split by CRLF; empty lines are left out. */
export const textLines = (text: string): readonly string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '');
