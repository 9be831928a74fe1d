import type { mails } from '../../backend/src/adapters/postgres/schema';
import { escapeMarkup } from '../../server/escape-markup';
import { plainPage } from '../../backend/src/adapters/http/plain-page';
import { mailContent, type ShopOfMail } from '../../backend/src/adapters/mail/mail-content';

type Mail = typeof mails.$inferSelect;

/** The page's own styles; the content security policy allows them by hash. */
export const OUTBOX_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fbf8f3, #171411); color: light-dark(#1e1b18, #f3ede4); }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
h1, h2 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; margin: 0 0 0.5rem; }
ol { list-style: none; margin: 2rem 0 0; padding: 0; display: grid; gap: 1rem; }
article { padding: 1.25rem; border: 1px solid light-dark(#e4dcd0, #3a332c); border-radius: 12px; background: light-dark(#fff, #211d19); overflow-wrap: anywhere; }
p { margin: 0.5rem 0 0; }
.about { color: light-dark(#6b635a, #b3a89b); font-size: 0.875rem; margin: 0; }
.body { white-space: pre-wrap; }
a { color: light-dark(#1f4d3a, #86c7a7); display: inline-block; padding: 0.625rem 0; }
`;

/** The mails that would have been sent, newest first (DEMO-66). */
export function outboxPage(posted: readonly Mail[], shop: ShopOfMail): string {
  const items = posted.map((mail) => item(mail, mailContent(mail, shop).text));
  const list = items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>No mail yet.</p>';
  const main = `<h1>Mail outbox</h1>
<p class="about">The demo does not send email. The latest messages that it would have sent are listed here, newest first.</p>
${list}`;
  return plainPage({ title: 'Mail outbox', style: OUTBOX_STYLE, main });
}

function item({ id, recipient, subject, link, createdAt }: Mail, text: string): string {
  const at = `<time datetime="${createdAt.toISOString()}">${createdAt.toUTCString()}</time>`;
  return `<li><article>
<h2>${escapeMarkup(subject)}</h2>
<p class="about">To ${escapeMarkup(recipient)}, ${at}</p>
<p class="body">${escapeMarkup(text)}</p>
${link === null ? '' : `<p><a href="${escapeMarkup(link)}">${escapeMarkup(link)}</a></p>`}
<p><a href="/_outbox/${id}" aria-label="As HTML: ${escapeMarkup(subject)}">As HTML</a></p>
</article></li>`;
}
