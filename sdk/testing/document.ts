import { readFileSync } from 'node:fs';

type Node = Readonly<Record<string, unknown>>;

const readJson = (relative: string): Node =>
  JSON.parse(readFileSync(new URL(relative, import.meta.url), 'utf8')) as Node;

/** The generated document, as integrators receive it. */
const document = readJson('../generated/openapi.json');

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Resolves a reference within the document. */
const partAt = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), document);

/** Every part below a node; references are followed once. */
function* partsOf(node: unknown, seen = new Set<unknown>()): Generator<Node> {
  if (!isNode(node) || seen.has(node)) return;
  seen.add(node);
  yield node;
  if (typeof node.$ref === 'string') yield* partsOf(partAt(node.$ref), seen);
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'example' && key !== 'examples') yield* partsOf(value, seen);
  }
}

/** The names of all fields and parameters below a node. */
export function fieldsBelow(node: unknown): Set<string> {
  const names = [...partsOf(node)].flatMap((part) => [
    ...(isNode(part.properties) ? Object.keys(part.properties) : []),
    ...(typeof part.in === 'string' && typeof part.name === 'string' ? [part.name] : []),
  ]);
  return new Set(names);
}

/** The paths of the document with their items. */
export const paths = (): [path: string, item: Node][] =>
  Object.entries(document.paths as Readonly<Record<string, Node>>);

/** One path's item. */
export const pathItem = (path: string): Node | undefined => new Map(paths()).get(path);

/** A schema of the document. */
export const schema = (name: string): unknown => partAt(`#/components/schemas/${name}`);

/** The rows of an area in the project's requirements: id and text. */
export function requirementRows(area: string): [id: string, text: string][] {
  const text = readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8');
  const rows = text.matchAll(new RegExp(`^\\| (${area}-\\d+) \\| [^|]* \\| (.*?) \\| [^|]*\\|$`, 'gm'));
  return [...rows].map(([, id = '', row = '']) => [id, row]);
}

/** The field names that a row quotes; texts and values are not names. */
export function quotedNames(row: string, notNames: readonly string[]): string[] {
  return [...row.matchAll(/`([^`]+)`/g)]
    .map(([, quoted = '']) => quoted)
    .flatMap((quoted) =>
      quoted === 'street 1' ? [quoted] : quoted.replace(/[=]\S+/g, '').split(/[^A-Za-z0-9_]+/),
    )
    .filter((word) => /^[A-Za-z]/.test(word) && !notNames.includes(word));
}
