const MAX_LENGTH = 200;
/** A line of text. */
const LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u;

/** The reason of a refund as its shopper reads it; undefined if the text is none. */
export function refundReason(text: string): string | undefined {
  const reason = text.trim().replace(/ +/g, ' ');
  return LINE.test(reason) && reason.length <= MAX_LENGTH ? reason : undefined;
}
