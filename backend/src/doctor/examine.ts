import type { Settings } from '../config';
import { checkCardEvents } from './check-card-events';
import { checkCards } from './check-cards';
import { checkDatabase } from './check-database';
import { checkMail } from './check-mail';
import { checkOrigin, type ReadCertificate } from './check-origin';
import { checkPictures } from './check-pictures';
import { checkReplica } from './check-replica';
import { isLoopback } from '../mode';
import { type Finding, note, ok, problem } from './finding';

/** 16 bytes in base64; a shorter secret can be guessed. */
const MIN_SECRET_LENGTH = 22;

/** Checks a configuration against the systems that it names; changes nothing but a test object in the bucket. */
export async function examine(
  settings: Settings,
  now: Date,
  readCertificate?: ReadCertificate,
): Promise<Finding[]> {
  const checks = await Promise.all([
    checkDatabase(settings),
    checkReplica(settings),
    checkCards(settings),
    checkCardEvents(settings),
    checkPictures(settings),
    checkMail(settings),
    checkOrigin(settings, now, readCertificate),
  ]);
  return [
    ok('Settings', `valid for MODE=${settings.mode}`),
    ...secrets(settings),
    ...checks.flat(),
    ...providers(settings),
    operator(settings),
  ];
}

function secrets({ captcha, pictures }: Settings): Finding[] {
  const given = { CAPTCHA_SECRET: captcha.secrets, LINK_SECRET: pictures.linkSecrets };
  return Object.entries(given)
    .filter(([, secrets]) => secrets.some(({ length }) => length < MIN_SECRET_LENGTH))
    .map(([name]) =>
      problem('Secrets', `${name} is short enough to be guessed`, 'Make a new one: openssl rand -hex 32.'),
    );
}

const providers = ({ providers: { upi, identity } }: Settings): Finding[] =>
  Object.entries({ UPI: upi, 'Identity checks': identity }).map(([about, provider]) =>
    note(about, provider === 'none' ? 'not offered' : 'simulated'),
  );

/** In a container it listens to all addresses, so whether the network is private cannot be seen from here. */
function operator({ operator: calls }: Settings): Finding {
  if (!calls) return note('Operator', 'no calls: OPERATOR_PORT is not set');
  const { host, port } = calls;
  return isLoopback(host)
    ? ok('Operator', `calls are answered on this machine only, on port ${port}`)
    : note(
        'Operator',
        `calls are answered on ${host}:${port} without TLS: let only a private network or a proxy with TLS reach it`,
      );
}
