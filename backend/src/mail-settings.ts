import { StartProblem } from '../../server/start-problem';
import type { SmtpSettings } from './adapters/mail/smtp-settings';
import isEmail from 'validator/lib/isEmail.js';
import type { Environment } from './environment';

/** Links in mails need the shop's origin, which must not come from a request. */
export function smtp({
  SMTP_URL: url,
  MAIL_FROM: from = '',
  SHOP_ORIGIN,
}: Environment): SmtpSettings | undefined {
  if (!url) return undefined;
  const { protocol, hostname, pathname, search } = URL.canParse(url) ? new URL(url) : ({} as Partial<URL>);
  // The text is not repeated: it may contain a password.
  if (!/^smtps?:$/.test(protocol ?? '') || !hostname || (pathname && pathname !== '/') || search)
    throw new StartProblem('SMTP_URL must be like smtps://user:password@mail.example:465.');
  if (!isEmail(from))
    throw new StartProblem(
      `SMTP_URL needs MAIL_FROM, the address of the sender such as shop@shop.example, not "${from}".`,
    );
  if (!SHOP_ORIGIN) throw new StartProblem('SMTP_URL needs SHOP_ORIGIN, for the links in mails.');
  return { url, from };
}
