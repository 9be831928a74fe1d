import { SmtpMailSender } from '../adapters/mail/smtp-mail-sender';
import type { SmtpSettings } from '../adapters/mail/smtp-settings';
import type { Settings } from '../config';

export const openMailSender = (
  { shopName, shopOrigin = '' }: Pick<Settings, 'shopName' | 'shopOrigin'>,
  smtp: SmtpSettings,
): SmtpMailSender => new SmtpMailSender(smtp, { name: shopName, origin: shopOrigin });
