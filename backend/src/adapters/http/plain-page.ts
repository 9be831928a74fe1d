import { createHash } from 'node:crypto';

/** What the styles of all such pages begin with. */
export const PLAIN_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fbf8f3, #171411); color: light-dark(#1e1b18, #f3ede4); }
main { max-width: 26rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-family: Georgia, serif; font-weight: 500; line-height: 1.2; margin: 0 0 0.5rem; }
`;

/** A page of the backend itself: no script, and an inline style that its policy allows by hash. `main` is HTML. */
export const plainPage = ({ title, style, main }: { title: string; style: string; main: string }): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

/** @param returnOrigin where a submitted form may redirect to, if not to this server */
export function plainPagePolicy(style: string, returnOrigin = ''): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `form-action 'self' ${returnOrigin}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
