const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const figure = (caption, file) =>
  `<figure><figcaption>${caption}</figcaption>${file ? `<img src="${file}" loading="lazy" alt="">` : '<p>There is none.</p>'}</figure>`;

const section = ({ state, mode, before, after, changes }) =>
  `<section><h2>${escaped(state)}, ${escaped(mode)}</h2><div>${figure('Before', before)}${figure('After', after)}${figure('Difference', changes)}</div></section>`;

/**
 * The page that shows every difference: before, after, and where they differ.
 * @param {{ state: string, mode: string, before?: string, after?: string, changes?: string }[]} differences names of files
 * @param {string} revision
 */
export const comparisonPage = (differences, revision) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>States</title><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #ddd; }
section > div { display: flex; gap: 1rem; align-items: start; }
figure { margin: 0; flex: 1; min-width: 0; }
img { max-width: 100%; background: #fff; }
</style><h1>${differences.length} states look different from ${escaped(revision)}</h1>
${differences.map(section).join('\n')}
`;
