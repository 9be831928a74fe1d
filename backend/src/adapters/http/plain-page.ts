import { createHash } from 'node:crypto';
import { contentSecurityPolicy, type OtherOrigins } from './security-headers';

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

export function plainPagePolicy(style: string, otherOrigins: Partial<OtherOrigins> = {}): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return contentSecurityPolicy(
    { styleHashes: [`'sha256-${hash}'`], scriptHashes: [] },
    { cardProvider: false, imageOrigins: [], ...otherOrigins },
  );
}
