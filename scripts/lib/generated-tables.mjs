const END = '<!-- End of the generated part. -->';

/**
 * Replaces the part of a page that is generated.
 *
 * @param {string} page with both marks
 * @param {string} start the first mark
 * @param {readonly string[]} parts Markdown, each part a paragraph, heading or table
 */
export function withGenerated(page, start, parts) {
  const [before, rest] = page.split(start);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`A page has lost the marks of its generated part: ${start}`);
  return [before + start, ...parts, END + after].join('\n\n');
}

/** A Markdown table, aligned; the first row is the head. */
export function markdownTable(rows) {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = cells[0].map((_name, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
