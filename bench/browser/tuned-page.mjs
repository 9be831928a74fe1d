import { createHash } from 'node:crypto';

/** The pictures on the first screen of a phone. */
const FIRST_PICTURES = 4;

const asAttribute = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const asBlock = (data) => JSON.stringify(data).replaceAll('<', '\\u003c');

function preloads({ picture, cards }) {
  const pictures = [picture, ...cards.slice(0, FIRST_PICTURES).map((card) => card.picture)].filter(Boolean);
  return pictures
    .map((url) => `<link rel="preload" as="image" fetchpriority="high" href="${asAttribute(url)}">`)
    .join('');
}

/** A page with its first screen in the HTML, hydrated by the script. */
export function tunedPage({ script, style }, { markup, screen, blockId }) {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'self'; style-src 'sha256-${hash}'`;
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Hello world</title><style>${style}</style>${preloads(screen)}`,
    `<script type="module" fetchpriority="low" src="${script}"></script></head>`,
    `<body><div id="root">${markup}</div>`,
    `<script type="application/json" id="${blockId}">${asBlock(screen)}</script></body></html>`,
  ].join('');
  return { html, policy };
}
