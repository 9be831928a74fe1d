import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');

/** A package to be published: how it is built, and the folder it is packed from. */
export interface Package {
  readonly build: string;
  readonly dist: string;
}

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * A third party's project, with one of our packages installed from its tarball and nothing else of this repository.
 */
export class EmptyProject {
  private constructor(readonly folder: string) {}

  /** Builds, packs and installs the package, as its publisher and its user would. */
  static async with({ build, dist }: Package): Promise<EmptyProject> {
    const folder = mkdtempSync(path.join(tmpdir(), 'empty-project-'));
    const project = new EmptyProject(folder);
    await run(process.execPath, [path.join(ROOT, build)]);
    await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: path.join(ROOT, dist) });
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
    project.write('package.json', JSON.stringify({ name: 'empty-project', private: true, type: 'module' }));
    const quietly = ['--silent', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
    await run('npm', ['install', ...quietly, `./${tarball}`], { cwd: folder });
    return project;
  }

  /** Runs a command of the installed package; returns its output and exit code. */
  async command(name: string, args: readonly string[]): Promise<Ran> {
    return run(this.at('node_modules/.bin', name), [...args], { cwd: this.folder }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }: Ran) => ({ code, stdout, stderr }),
    );
  }

  at = (...parts: string[]) => path.join(this.folder, ...parts);

  write(file: string, text: string): void {
    mkdirSync(path.dirname(this.at(file)), { recursive: true });
    writeFileSync(this.at(file), text);
  }

  /** The output of a program of the project. */
  async runs(file: string, text: string): Promise<string> {
    this.write(file, text);
    const { stdout } = await run(process.execPath, [file], { cwd: this.folder });
    return stdout.trim();
  }

  /** The compiler's messages for the project's files; empty if there are none. */
  async compiles(files: Readonly<Record<string, string>>, options: readonly string[]): Promise<string> {
    for (const [file, text] of Object.entries(files)) this.write(file, text);
    const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc');
    const strict = ['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'];
    return run(process.execPath, [compiler, ...strict, ...options, ...Object.keys(files)], {
      cwd: this.folder,
    }).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );
  }

  /** Bytes of a program as a page loads it. */
  async bundles(text: string): Promise<number> {
    this.write('page/entry.js', text);
    const script = path.join(ROOT, 'sdk/scripts/bundle-size.mjs');
    const { stdout } = await run(process.execPath, [script, this.folder, this.at('page/entry.js')]);
    return Number(stdout);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
