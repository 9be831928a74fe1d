import { mailContent } from './mail-content';

const shop = { name: 'Rose & Rye', origin: 'https://shop.example' };
const reset = {
  subject: 'Set a new password',
  body: 'We received a request.\n\nIf you did not ask for it, ignore this email.',
  link: '/account/resetpassword?token=rst_1&x=2',
  linkText: 'Set a new password',
};

it('has the same content as text and as HTML, with the address of the shop that is configured [BDG-07]', () => {
  const { text, html } = mailContent(reset, shop);
  expect(text).toBe(
    [
      'We received a request.',
      '',
      'If you did not ask for it, ignore this email.',
      '',
      'Set a new password:',
      'https://shop.example/account/resetpassword?token=rst_1&x=2',
      '',
      '-- ',
      'Rose & Rye',
      'https://shop.example',
      '',
    ].join('\n'),
  );
  expect(html).toContain('<title>Set a new password</title>');
  expect(html).toContain('We received a request.</p>');
  expect(html).toContain('href="https://shop.example/account/resetpassword?token=rst_1&amp;x=2"');
  expect(html).toContain('>Set a new password</a>');
  expect(html).toContain('Rose &amp; Rye<br>');
});

it('needs no link, and keeps lines', () => {
  const { text, html } = mailContent({ subject: 'Your order #1', body: '1 x Rye\n2 x Gin' }, shop);
  expect(text).toMatch(/^1 x Rye\n2 x Gin\n\n-- \n/);
  expect(html).toContain('1 x Rye<br>\n2 x Gin</p>');
  expect(html.match(/<a /g)).toHaveLength(1);
});

it('shows everything as text, whatever it contains [BDG-05]', () => {
  const hostile = '<img src=x onerror="alert(1)">';
  const mail = { subject: hostile, body: hostile, link: `/${hostile}`, linkText: hostile };
  const { html } = mailContent(mail, { ...shop, name: hostile });
  expect(html).not.toContain('<img');
  expect(html).not.toContain('x onerror="');
});

it('does not lead to another host [BDG-07]', () => {
  const { html } = mailContent({ ...reset, link: '/\\evil.example' }, shop);
  expect(html).not.toContain('href="https://evil.example');
});
