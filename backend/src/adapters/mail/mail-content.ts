import { escapeMarkup } from '../../../../server/escape-markup';

/** The sender as recipients see it: from settings, never from a request. */
export interface ShopOfMail {
  name: string;
  /** Such as https://shop.example; empty for a preview on the shop itself. */
  origin: string;
}

/** A mail as it is stored. */
interface WrittenMail {
  subject: string;
  body: string;
  link?: string | null;
  linkText?: string | null;
}

/** The two parts of a message; mail programs show one of them. */
interface MailContent {
  text: string;
  html: string;
}

/** Makes both parts from one description. All of it is escaped: names may contain any characters. */
export function mailContent(mail: WrittenMail, shop: ShopOfMail): MailContent {
  // Not resolved against the origin: a path such as //evil.example would then lead elsewhere.
  const address = mail.link ? `${shop.origin}/${mail.link.replace(/^[/\\]+/, '')}` : undefined;
  return { text: asText(mail, shop, address), html: asHtml(mail, shop, address) };
}

const asText = ({ body, linkText }: WrittenMail, shop: ShopOfMail, address?: string): string =>
  [
    body,
    ...(address ? [linkText ? `${linkText}:\n${address}` : address] : []),
    // The line before a signature, by which mail programs recognise it (RFC 3676).
    ['-- ', shop.name, shop.origin].filter(Boolean).join('\n'),
  ].join('\n\n') + '\n';

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,sans-serif;font-size:16px;line-height:1.5';
const HEADING = 'font-family:Georgia,serif;font-weight:500;font-size:24px;line-height:1.2;margin:0 0 16px';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f4d3a;color:#ffffff;text-decoration:none';
const SMALL = 'font-size:14px;margin:0 0 8px;overflow-wrap:anywhere';

/** Styles are in the elements, because mail programs drop style sheets. */
const asHtml = ({ subject, body, linkText }: WrittenMail, shop: ShopOfMail, address?: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(subject)}</title>
</head>
<body style="margin:0;padding:24px;${FONT}">
<main style="max-width:36rem;margin:0 auto">
<h1 style="${HEADING}">${escapeMarkup(subject)}</h1>
${paragraphs(body)}
${address ? linkHtml(escapeMarkup(address), escapeMarkup(linkText || address)) : ''}
<hr style="border:0;border-top:1px solid #8c8379;margin:24px 0 16px">
<p style="${SMALL}">${escapeMarkup(shop.name)}<br><a href="${escapeMarkup(shop.origin)}/">${escapeMarkup(shop.origin)}</a></p>
</main>
</body>
</html>
`;

const paragraphs = (body: string): string =>
  body
    .split(/\n{2,}/)
    .map((each) => `<p style="margin:0 0 16px">${escapeMarkup(each).replaceAll('\n', '<br>\n')}</p>`)
    .join('\n');

/** Both are escaped. The address is shown as well, for programs that remove links. */
const linkHtml = (address: string, label: string): string =>
  `<p style="margin:0 0 16px"><a href="${address}" style="${BUTTON}">${label}</a></p>
<p style="${SMALL}">Or open this address: ${address}</p>`;
