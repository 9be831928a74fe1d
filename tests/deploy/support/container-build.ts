import { cpSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ignore from '@balena/dockerignore';
import { readContainerfile, ROOT, type Stage, stagesOf, type Step } from './containerfile';
import { run } from './run';

/** The result of a stage: its root folder, and the settings of the image. */
export interface BuiltStage {
  root: string;
  workdir: string;
  env: Record<string, string>;
  /** The last step of each keyword. */
  last: Record<string, Step>;
}

/**
 * Runs the steps of Containerfiles one after another without a container engine: each stage is a folder, and a base image
 * an empty one. Commands run on this machine, in the folder of their stage, so they may name relative paths only.
 */
export class ContainerBuild {
  private readonly built = new Map<string, BuiltStage>();

  constructor(private readonly folder: string) {}

  /** Builds a stage of a Containerfile, the last one by default; steps that another file has in common run once. */
  async image(file: string, target?: string): Promise<BuiltStage> {
    const stages = stagesOf(readContainerfile(file));
    return this.stage(stages, target ?? stages.at(-1)!.name);
  }

  private async stage(stages: readonly Stage[], name: string): Promise<BuiltStage> {
    const stage = stages.find((each) => each.name === name);
    if (!stage) return this.baseImage();
    const key = JSON.stringify([stage, stages.slice(0, stages.indexOf(stage))]);
    const known = this.built.get(key);
    if (known) return known;
    const made = this.derived(await this.stage(stages, stage.base));
    for (const step of stage.steps) await this.take(step, made, stages);
    this.built.set(key, made);
    return made;
  }

  private baseImage(): BuiltStage {
    const root = join(this.folder, 'base');
    mkdirSync(root, { recursive: true });
    return { root, workdir: '/', env: {}, last: {} };
  }

  private derived(base: BuiltStage): BuiltStage {
    const root = join(this.folder, `stage-${this.built.size}-${readdirSync(this.folder).length}`);
    cpSync(base.root, root, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    return { ...base, root, env: { ...base.env }, last: { ...base.last } };
  }

  private async take(step: Step, stage: BuiltStage, stages: readonly Stage[]): Promise<void> {
    stage.last[step.keyword] = step;
    if (step.keyword === 'WORKDIR') stage.workdir = join(stage.workdir, step.text);
    if (step.keyword === 'WORKDIR') mkdirSync(join(stage.root, stage.workdir), { recursive: true });
    if (step.keyword === 'ENV') Object.assign(stage.env, Object.fromEntries(step.words.map(assignment)));
    if (step.keyword === 'COPY') await this.copy(step, stage, stages);
    if (step.keyword === 'RUN') await execute(step.text, stage);
  }

  private async copy({ words, flags }: Step, stage: BuiltStage, stages: readonly Stage[]): Promise<void> {
    const sources = words.slice(0, -1);
    const wanted = words.at(-1)!;
    const to = join(stage.root, wanted.startsWith('/') ? wanted : join(stage.workdir, wanted));
    const from = flags.from ? (await this.stage(stages, flags.from)).root : ROOT;
    for (const source of sources) {
      const path = join(from, source);
      const isInto = wanted.endsWith('/') && !statSync(path).isDirectory();
      copyTree(
        path,
        isInto ? join(to, source.split('/').at(-1)!) : to,
        flags.from ? () => true : isInContext,
      );
    }
  }
}

const assignment = (word: string): [string, string] => {
  const [name = '', ...value] = word.split('=');
  return [name, value.join('=')];
};

const ignored = ignore().add(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));

/** Whether a file of the repository is part of the build context. */
function isInContext(path: string): boolean {
  const name = relative(ROOT, path);
  return name === '' || !ignored.ignores(name);
}

function copyTree(from: string, to: string, filter: (path: string) => boolean): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true, filter });
}

/** Without this process's other variables, since an image starts with few. */
async function execute(command: string, { root, workdir, env }: BuiltStage): Promise<void> {
  const { PATH, HOME } = process.env;
  await run('sh', ['-c', command], {
    cwd: join(root, workdir),
    env: { PATH, HOME, ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
}
