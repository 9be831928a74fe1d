import { openMailSender } from '../start/open-mail-sender';
import type { Settings } from '../config';
import { type Finding, note, ok, problem, reasonOf } from './finding';

const ABOUT = 'Mail';

/** Connects to the mail server and signs in, but sends nothing. */
export async function checkMail(settings: Settings): Promise<Finding> {
  const { smtp, providers } = settings;
  if (!smtp) return note(ABOUT, providers.mail === 'none' ? 'not offered' : 'simulated');
  try {
    await openMailSender(settings, smtp).verify();
    return ok(ABOUT, 'the mail server lets SMTP_URL sign in');
  } catch (error) {
    const { code } = error as { code?: string };
    return code === 'EAUTH'
      ? problem(
          ABOUT,
          'the mail server does not let SMTP_URL sign in',
          'Check its user and password; characters such as @ and / are written as %40 and %2F.',
        )
      : problem(
          ABOUT,
          `the mail server cannot be used: ${reasonOf(error)}`,
          'Check host and port of SMTP_URL, and that connections to it are allowed.',
        );
  }
}
