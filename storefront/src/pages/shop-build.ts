import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A chunk of the built shop, from Vite's manifest. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export interface StyleSheet {
  file: string;
  text: string;
}

/** The style sheets of a page, general ones first, and the scripts that hydrate it. */
export interface NeededFiles {
  styles: readonly StyleSheet[];
  scripts: readonly string[];
}

interface PartStyles extends StyleSheet {
  classes: ReadonlySet<string>;
  /** The script that imports the styles, and the scripts that it imports. */
  scripts: string[];
}

/** The files of the build, and which of them given markup needs. */
export class ShopBuild {
  private readonly manifest: Record<string, Chunk>;
  private readonly entry: { styles: StyleSheet[]; scripts: Set<string> };
  private readonly parts: PartStyles[];
  private readonly needed = new Map<string, NeededFiles>();

  /** @param manifest the name of its manifest */
  constructor(
    private readonly folder: string,
    manifest: string,
  ) {
    const file = join(folder, '.vite', manifest);
    this.manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>) : {};
    const names = Object.keys(this.manifest);
    const initial = this.withImports(...names.filter((name) => this.manifest[name]?.isEntry));
    const rest = this.withImports(...names).filter((name) => !initial.includes(name));
    this.entry = {
      styles: this.cssOf(initial).map((css) => this.sheet(css)),
      scripts: new Set(this.filesOf(initial)),
    };
    this.parts = rest.flatMap((name) => this.cssOf([name]).map((css) => this.part(name, css)));
  }

  /** The style sheets of every page. */
  get entryStyles(): StyleSheet[] {
    return this.entry.styles;
  }

  /** The files that markup needs: the same object for all markup that needs the same. */
  neededBy(markup: string): NeededFiles {
    const used = classesIn(markup);
    const parts = this.parts.filter(({ classes }) => [...classes].some((name) => used.has(name)));
    const key = parts.map(({ file }) => file).join();
    const needed = this.needed.get(key) ?? this.filesOfParts(parts);
    this.needed.set(key, needed);
    return needed;
  }

  private filesOfParts(parts: PartStyles[]): NeededFiles {
    const scripts = parts.flatMap((part) => part.scripts).filter((file) => !this.entry.scripts.has(file));
    return { styles: [...this.entry.styles, ...parts], scripts: [...new Set(scripts)] };
  }

  private part(name: string, css: string): PartStyles {
    const sheet = this.sheet(css);
    const classes = new Set(
      [...sheet.text.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, found = '']) => found),
    );
    return { ...sheet, classes, scripts: this.filesOf(this.withImports(name)) };
  }

  private sheet(file: string): StyleSheet {
    return { file, text: readFileSync(join(this.folder, file), 'utf8').trim() };
  }

  private cssOf(names: string[]): string[] {
    return names.flatMap((name) => this.manifest[name]?.css ?? []);
  }

  private filesOf(names: string[]): string[] {
    return names.flatMap((name) => this.manifest[name]?.file ?? []).filter((file) => file.endsWith('.js'));
  }

  /** Imports come before their importers, the order that their styles need. */
  private withImports(...names: string[]): string[] {
    const ordered = new Set<string>();
    const seen = new Set<string>();
    const visit = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      this.manifest[name]?.imports?.forEach(visit);
      ordered.add(name);
    };
    names.forEach(visit);
    return [...ordered];
  }
}

/** Most class attributes of a page are repeated, so each is split once. */
function classesIn(markup: string): Set<string> {
  const attributes = new Set(Array.from(markup.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names));
  return new Set([...attributes].flatMap((names) => names.split(/\s+/)));
}
