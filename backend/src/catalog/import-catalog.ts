import { CatalogFolder, type CatalogFile } from '../adapters/catalog-files/catalog-folder';
import { FORMATS } from '../adapters/catalog-files/formats/formats';
import { FileProblems } from '../adapters/catalog-files/problems';
import { applyStaged } from '../adapters/postgres/catalog-files/apply-staged';
import type { OnApplied } from '../adapters/postgres/catalog-files/apply-step';
import { lockImports } from '../adapters/postgres/catalog-files/catalog-session';
import { checkStaged, type StagedFiles } from '../adapters/postgres/catalog-files/check-staged';
import {
  compare,
  copyCurrent,
  differenceOf,
  type FileDifference,
} from '../adapters/postgres/catalog-files/compare-staged';
import { completeStaged } from '../adapters/postgres/catalog-files/complete-staged';
import { pruneStaged } from '../adapters/postgres/catalog-files/prune-staged';
import { createStaging, stage } from '../adapters/postgres/catalog-files/staged-catalog';
import type { Database } from '../adapters/postgres/database';
import { StartProblem } from '../../../server/start-problem';
import { CATALOG_TABLES, tableOf } from './catalog-tables';

export interface ImportOptions {
  folder: string;
  /** Compares only. */
  dryRun?: boolean;
  /** Also deletes what the files lack and nothing refers to. */
  prune?: boolean;
  /** Allows a file to remove more than half of what the shop needs to sell anything. */
  withdraw?: boolean;
  onRead?: (file: string, rows: number) => void;
  onStep?: (text: string) => void;
  /** Called with the differences before anything is written. */
  onCompared?: (differences: readonly FileDifference[]) => void;
  onApplied?: OnApplied;
}

/** Either the folder has problems, and nothing was written, or how it differed from the shop. */
export type ImportResult =
  | { kind: 'refused'; problems: FileProblems }
  | { kind: 'compared' | 'applied'; differences: FileDifference[]; deleted: Record<string, number> };

/** How many differences of a file are read and shown. */
const DIFFERENCES_SHOWN = 5;

/** Changes the shop's catalogue to match the files of a folder; rows whose file is missing are unchanged. */
export async function importCatalog(db: Database, options: ImportOptions): Promise<ImportResult> {
  const { onStep = () => undefined, onApplied = () => undefined } = options;
  const problems = new FileProblems();
  const folder = new CatalogFolder(options.folder, problems);
  const files = await folder.files();
  if (files.length === 0 && problems.total === 0) throw nothingIn(options.folder);
  await lockImports(db);
  await createStaging(db, CATALOG_TABLES);
  for (const file of files)
    await stage(db, tableOf(file.format), folder.rows(file), (rows) => options.onRead?.(file.file, rows));
  onStep('Comparing with the shop');
  await copyCurrent(db, CATALOG_TABLES);
  await checkFiles(db, files, folder, problems);
  if (problems.total > 0) return { kind: 'refused', problems };
  const differences = await compareFiles(db, files);
  options.onCompared?.(differences);
  if (options.dryRun) return { kind: 'compared', differences, deleted: {} };
  if (!options.withdraw) differences.forEach(refuseToEmpty);
  await applyStaged(
    db,
    files.map(({ format }) => tableOf(format)),
    onApplied,
  );
  const isStaged = (name: string) => files.some(({ format }) => format.name === name);
  const deleted = options.prune ? await pruneStaged(db, isStaged) : {};
  return { kind: 'applied', differences, deleted };
}

/** Nothing can be bought without rows of these files. */
const REQUIRED_FOR_SALES = ['products', 'offers', 'stock', 'zipcodes', 'service-areas', 'locations'];

/** A file that was cut off, or belongs to another shop, would take most products off sale. */
function refuseToEmpty({ table, removed, changed, unchanged }: FileDifference): void {
  if (!REQUIRED_FOR_SALES.includes(table) || removed <= changed + unchanged) return;
  throw new StartProblem(
    `${table} would lose ${removed} of ${removed + changed + unchanged}. If that is meant, add --withdraw. Nothing was written.`,
  );
}

async function checkFiles(
  db: Database,
  files: readonly CatalogFile[],
  folder: CatalogFolder,
  problems: FileProblems,
): Promise<void> {
  const namesOf = (some: readonly CatalogFile[]) => new Set(some.map(({ format }) => format.name));
  const staged: StagedFiles = {
    complete: namesOf(files.filter((file) => !folder.isUnreadable(file))),
    incomplete: namesOf(files.filter((file) => folder.isUnreadable(file))),
  };
  for await (const { table, first, total } of checkStaged(db, CATALOG_TABLES, staged)) {
    const { file } = files.find(({ format }) => format.name === table)!;
    for (const { line, text } of first) problems.add({ file, line, text });
    problems.addUnseen(file, total - first.length);
  }
}

async function compareFiles(db: Database, files: readonly CatalogFile[]): Promise<FileDifference[]> {
  const isStaged = (name: string) => files.some(({ format }) => format.name === name);
  await completeStaged(db);
  await compare(db, CATALOG_TABLES, isStaged);
  const differences: FileDifference[] = [];
  for (const { format } of files)
    differences.push(await differenceOf(db, tableOf(format), DIFFERENCES_SHOWN));
  return differences;
}

const nothingIn = (folder: string): StartProblem =>
  new StartProblem(
    `The folder ${folder} has no files of a catalogue: expected ${FORMATS.map(({ name }) => `${name}.csv`).join(', ')}, or .jsonl (docs/catalog.md).`,
  );
