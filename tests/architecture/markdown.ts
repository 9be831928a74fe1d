import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'reference']);
const isOurs = (name: string) => !NOT_OURS.has(name) && (!name.startsWith('.') || name === '.github');

/** Every markdown file of the repository, relative to its root. */
export function markdownFiles(folder = ''): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return isOurs(entry.name) ? markdownFiles(file) : [];
    return entry.name.endsWith('.md') ? [file] : [];
  });
}

const withoutCode = (text: string) => text.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');

/** As GitHub makes an anchor from a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (text: string) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The relative links of a text that lead nowhere: to no file, or to no heading of a markdown file. */
export function deadLinks(file: string, text: string): string[] {
  const prose = withoutCode(text).replace(/`[^`\n]*`/g, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(file, text, target));
}

function leadsSomewhere(file: string, text: string, target: string): boolean {
  const [to = '', anchor] = target.split('#');
  const found = path.join(ROOT, path.dirname(file), decodeURI(to));
  if (to !== '' && !existsSync(found)) return false;
  if (anchor === undefined || (to !== '' && !to.endsWith('.md'))) return true;
  return anchorsOf(to === '' ? text : readFileSync(found, 'utf8')).includes(anchor);
}

const OURS = /`((?:src|sdk|backend|openapi|contracts|tests|dev|docs|scripts|bench)\/[\w./-]+)`/g;

/** Paths in backticks that name no file or folder; patterns and placeholders (`<context>`, `*`) are left out. */
export function deadPaths(text: string): string[] {
  const named = [...withoutCode(text).matchAll(OURS)].map(([, name = '']) => name);
  return named.filter((name) => !existsSync(path.join(ROOT, name)) && !isWritten(name));
}

/** Written by a command, so that it may be missing in a fresh clone. */
const isWritten = (name: string) => /(^|\/)(dist|reference)(\/|$)/.test(name);

export const readMarkdown = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
