import { MAIL_USER, type FakeMailServer, startFakeMailServer } from '../../../testing/fake-mail-server';
import { SmtpMailSender } from './smtp-mail-sender';

const SHOP = { name: 'Rosé & Rye', origin: 'https://shop.example' };
const MAIL = {
  id: 7,
  recipient: 'jane@example.com',
  subject: 'Your order #1 — thank you',
  body: '1 x Rye <aged>\n\nTotal: $20.00',
  link: '/order/1',
  linkText: 'Show the order',
  createdAt: new Date('2030-06-01T14:00:00Z'),
};
const NOBODY = 'smtp://127.0.0.1:1';

let server: FakeMailServer;
beforeEach(async () => {
  server = await startFakeMailServer();
});
afterEach(() => server.stop());

const sender = (url = server.url) => new SmtpMailSender({ url, from: 'shop@shop.example' }, SHOP);

function urlOf({ user, password }: { user: string; password: string }, origin = server.url): string {
  const url = new URL(origin);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href.replace(/\/$/, '');
}

it('sends both parts, with the sender and a message id that stays the same [BDG-07]', async () => {
  const sends = sender();
  expect(await sends.send(MAIL)).toEqual({ kind: 'accepted' });
  await sends.send(MAIL);
  const [mail, again] = server.received;
  expect(mail).toMatchObject({ from: 'shop@shop.example', to: ['jane@example.com'] });
  for (const header of [
    'From: =?UTF-8?Q?Ros=C3=A9_&_Rye?= <shop@shop.example>',
    'To: jane@example.com',
    'Message-ID: <7.1906552800000@shop.example>',
    'Auto-Submitted: auto-generated',
    'Content-Type: multipart/alternative;',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: text/html; charset=utf-8',
  ])
    expect(mail?.message).toContain(header);
  expect(mail?.message).toContain('1 x Rye <aged>');
  expect(mail?.message).toContain('1 x Rye &lt;aged&gt;');
  expect(again?.message).toContain('Message-ID: <7.1906552800000@shop.example>');
});

it.each(['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
  'never sends to a second recipient: %j',
  async (recipient) => {
    await sender().send({ ...MAIL, recipient });
    expect(server.received.flatMap(({ to }) => to)).not.toContain('b@example.com');
  },
);

it('cannot be given a header by a subject', async () => {
  await sender().send({ ...MAIL, subject: 'Hello\r\nBcc: b@example.com' });
  expect(server.received[0]?.to).toEqual(['jane@example.com']);
  const [headers] = server.received[0]?.message.split('\r\n\r\n') ?? [];
  expect(headers).toContain('Subject: Hello');
  expect(headers).not.toMatch(/^Bcc:/m);
});

it('signs in, whatever is in the password', async () => {
  expect(await sender(urlOf(MAIL_USER)).send(MAIL)).toEqual({ kind: 'accepted' });
  expect(server.signIns()).toBe(1);
});

it('sends no password to another machine without TLS', async () => {
  const other = await startFakeMailServer('127.0.0.2');
  const delivery = await sender(urlOf(MAIL_USER, other.url)).send(MAIL);
  expect([delivery.kind, other.signIns(), other.received]).toEqual(['postponed', 0, []]);
  await other.stop();
});

it.each([
  ['a busy mailbox', { at: 'recipient', status: 450 }, '450'],
  ['a message that is not taken now', { at: 'message', status: 451 }, '451'],
  ['a connection that breaks', { at: 'connection' }, 'ECONNECTION'],
] as const)('postpones a mail for %s', async (_name, refusal, code) => {
  server.refuse(refusal);
  expect(await sender().send(MAIL)).toMatchObject({ kind: 'postponed', code });
});

it('postpones a mail while nobody answers, or the password is wrong: that can be fixed', async () => {
  expect(await sender(NOBODY).send(MAIL)).toMatchObject({ kind: 'postponed', code: 'ESOCKET' });
  const wrong = { ...MAIL_USER, password: 'wrong' };
  expect(await sender(urlOf(wrong)).send(MAIL)).toMatchObject({ kind: 'postponed', code: '535' });
});

it.each([
  ['an unknown recipient', { at: 'recipient', status: 550, text: '5.1.1 <jane@example.com>: unknown' }],
  ['a message that is not wanted', { at: 'message', status: 554, text: '5.7.1 Spam' }],
] as const)('gives up on %s, and returns the answer of the server', async (_name, refusal) => {
  server.refuse(refusal);
  expect(await sender().send(MAIL)).toEqual({
    kind: 'refused',
    code: String(refusal.status),
    answer: `${refusal.status} ${refusal.text}`,
  });
});

it('is verified by signing in', async () => {
  await expect(sender(urlOf(MAIL_USER)).verify()).resolves.toBeUndefined();
  await expect(sender(urlOf({ ...MAIL_USER, password: 'wrong' })).verify()).rejects.toMatchObject({
    code: 'EAUTH',
  });
  expect(server.received).toEqual([]);
});
