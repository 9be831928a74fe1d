import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './containerfile';

export interface Service {
  image: string;
  build?: { dockerfile: string };
  command?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  restart?: string;
  profiles?: string[];
  environment?: Record<string, string | null>;
  read_only?: boolean;
  privileged?: boolean;
  security_opt?: string[];
  ports?: string[];
  volumes?: string[];
}

export interface ComposeFile {
  services: Record<string, Service>;
}

/** A Compose file with its anchors resolved; the tags for merging two files are left out. */
export const readCompose = (file: string): ComposeFile =>
  parse(readFileSync(join(ROOT, file), 'utf8'), { merge: true, logLevel: 'silent' }) as ComposeFile;

/** The variables that a file takes from the environment or from .env, and those that have no default. */
export function variablesOf(file: string): { all: string[]; required: string[] } {
  const found = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?<!\$)\$\{(\w+)(:[?+-])?/g)];
  const names = (matches: RegExpExecArray[]) => [...new Set(matches.map(([, name = '']) => name))];
  return { all: names(found), required: names(found.filter(([, , mark]) => mark !== ':-' && mark !== ':+')) };
}
