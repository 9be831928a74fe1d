import { customers, mails, passwordResets } from '../src/adapters/postgres/schema';
import { passwordResetRows } from '../../demo/data/password-resets';
import { MEMBERS, RUTH } from '../../demo/data/people';
import type { TestBackend } from '../testing/start-test-backend';
import { testBackend } from '../testing/test-backend';

const demo = testBackend({ demo: true });
const deployment = testBackend();
/** In a network of one's own. */
const open = testBackend({ demo: true, settings: { allowPublicHost: true } });

const outboxOf = async ({ baseUrl }: TestBackend) => {
  const response = await fetch(`${baseUrl}/_outbox`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

const createdAt = new Date('2030-06-01T14:00:00Z');

describe('the mail outbox', () => {
  beforeEach(() => demo.db.delete(mails));

  it('says that there is no mail yet [DEMO-66]', async () => {
    expect((await outboxOf(demo)).text).toContain('No mail yet.');
  });

  it('shows the mail that the shop would have sent, newest first, with links [DEMO-66]', async () => {
    await demo.db.insert(mails).values([
      { recipient: 'a@example.com', subject: 'Your order #1', body: '1 x Rye\n\nTotal: $20.00', createdAt },
      {
        recipient: 'b@example.com',
        subject: 'Set a new password',
        body: 'Here',
        link: '/a?token=x',
        createdAt,
      },
    ]);
    const { status, headers, text } = await outboxOf(demo);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toContain('<a href="/a?token=x">/a?token=x</a>');
    expect(text).toContain('1 x Rye\n\nTotal: $20.00');
    expect(text.indexOf('b@example.com')).toBeLessThan(text.indexOf('a@example.com'));
  });

  it('shows each mail as HTML too, with the links that lead into this shop [DEMO-66]', async () => {
    const [mail] = await demo.db
      .insert(mails)
      .values({
        recipient: 'b@example.com',
        subject: 'Set a new <password>',
        body: 'Here',
        link: '/a?token=x',
        linkText: 'Set a new password',
        createdAt,
      })
      .returning();
    expect((await outboxOf(demo)).text).toContain(`href="/_outbox/${mail?.id}"`);
    const response = await fetch(`${demo.baseUrl}/_outbox/${mail?.id}`);
    const html = await response.text();
    expect(html).toContain('<a href="/a?token=x"');
    expect(html).toContain('Set a new &lt;password&gt;');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(`${demo.baseUrl}/_outbox/999`)).status).toBe(404);
    expect((await fetch(`${deployment.baseUrl}/_outbox/${mail?.id}`)).status).toBe(404);
  });

  it('is not found from another machine, or by the name of another site, past every proxy', async () => {
    const asked = async (headers: Record<string, string>, { baseUrl } = demo) =>
      (await fetch(`${baseUrl}/_outbox`, { headers })).status;
    expect(await asked({ 'X-Forwarded-For': '127.0.0.1, ::1', 'X-Forwarded-Host': 'localhost:4600' })).toBe(
      200,
    );
    expect(await asked({ 'X-Forwarded-For': '203.0.113.9' })).toBe(404);
    expect(await asked({ 'X-Forwarded-For': '203.0.113.9, 127.0.0.1' })).toBe(404);
    expect(await asked({ 'X-Forwarded-Host': 'rebound.example' })).toBe(404);
    expect(await asked({ 'X-Forwarded-For': '203.0.113.9' }, open)).toBe(200);
    const fault = await fetch(`${demo.baseUrl}/_faults`, {
      method: 'DELETE',
      headers: { 'X-Forwarded-For': '203.0.113.9' },
    });
    expect(fault.status).toBe(404);
  });

  it('shows mail as text, whatever it contains, and is not cached [DEMO-66] [BDG-05]', async () => {
    const hostile = '<img src=x onerror="alert(1)">';
    await demo.db
      .insert(mails)
      .values([{ recipient: hostile, subject: hostile, body: hostile, link: `/${hostile}`, createdAt }]);
    const { headers, text } = await outboxOf(demo);
    expect(text).not.toContain('<img');
    expect(text).not.toContain('x onerror="');
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('does not exist without the demo [DEMO-66] [X-070]', async () => {
    const { status, text } = await outboxOf(deployment);
    expect([status, text]).toEqual([404, '{"code":-1,"message":"Not found."}']);
  });
});

it('begins with three links for Ruth: one valid, one expired, one used [DEMO-58]', async () => {
  const now = demo.services.clock.now();
  const rows = passwordResetRows(now);
  const ruth = MEMBERS.find(({ id }) => id === RUTH);
  await demo.db
    .insert(customers)
    .values({ ...ruth, kind: 'member', passwordHash: null, createdAt: now } as never);
  await demo.db.insert(passwordResets).values([...rows.passwordResets]);
  const changes = [];
  for (const { link } of rows.mails) {
    const token = new URL(link ?? '', 'http://shop.test').searchParams.get('token') ?? '';
    const body = { reset_token: token, new_password: 'battery staple', confirm_password: 'battery staple' };
    changes.push((await demo.call('changePassword', { body })).body.message);
  }
  expect(changes).toEqual([
    'This link has already been used. Please request a new one.',
    'This link has expired. Please request a new one.',
    'Password changed.',
  ]);
});
