/** As browsers read `<input type="email">`, and with a dot in the domain. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}
