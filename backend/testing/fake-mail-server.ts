import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** The answer to a recipient or a message: a status and a text, or nothing if the connection breaks. */
export type Refusal = { at: 'recipient' | 'message'; status: number; text?: string } | { at: 'connection' };

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Header and parts, with quoted-printable decoded. */
  message: string;
}

export interface FakeMailServer {
  url: string;
  /** Accepted mails, in order. */
  readonly received: readonly ReceivedMail[];
  /** How often a client has tried to send one. */
  attempts(): number;
  /** How often a password was sent. */
  signIns(): number;
  /** Refuses the next mails, that many times. */
  refuse(refusal: Refusal, times?: number): void;
  /** Holds the answer to the next message: resolves when it has arrived, with a function that releases the answer. */
  holdNext(): Promise<() => void>;
  /** Resolves when that many have been accepted in total. */
  untilReceived(count: number): Promise<void>;
  stop(): Promise<void>;
}

export const MAIL_USER = { user: 'shop@example.com', password: 'p@ss/word' };

/** An SMTP server on this machine, without TLS; clients that sign in must use `MAIL_USER`. */
export async function startFakeMailServer(host = '127.0.0.1'): Promise<FakeMailServer> {
  const received: ReceivedMail[] = [];
  const refusals: Refusal[] = [];
  const counts = { attempts: 0, signIns: 0 };
  const waiting = new Set<() => void>();
  let hold: ((release: () => void) => void) | undefined;
  const server = new SMTPServer({
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      counts.signIns += 1;
      const isKnown = username === MAIL_USER.user && password === MAIL_USER.password;
      if (isKnown) done(null, { user: username });
      else done(answer(535, '5.7.8 Authentication credentials invalid'));
    },
    onRcptTo({ address }, _session, done) {
      counts.attempts += 1;
      const [refusal] = refusals;
      if (refusal?.at !== 'recipient') return done();
      refusals.shift();
      done(answer(refusal.status, refusal.text ?? `<${address}>: not now`));
    },
    onData(stream, session, done) {
      void text(stream).then(async (raw) => {
        if (hold) {
          const tell = hold;
          hold = undefined;
          await new Promise<void>(tell);
        }
        const refusal = refusals.shift();
        // Its text reaches nobody: the connection is closed before.
        if (refusal?.at === 'connection') return closeAll(server);
        if (refusal?.at === 'message') return done(answer(refusal.status, refusal.text ?? 'not now'));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), message: decoded(raw) });
        waiting.forEach((check) => check());
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, host);
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    received,
    attempts: () => counts.attempts,
    signIns: () => counts.signIns,
    refuse: (refusal, times = 1) => void refusals.push(...Array<Refusal>(times).fill(refusal)),
    holdNext: () => new Promise((resolve) => (hold = resolve)),
    untilReceived: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

function closeAll(server: SMTPServer): void {
  for (const connection of server.connections) connection.close();
}

/** Of ASCII only, which is what tests look for. */
const decoded = (quotedPrintable: string): string =>
  quotedPrintable
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-7][0-9A-F])/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
