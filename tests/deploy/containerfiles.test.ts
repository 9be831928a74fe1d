import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { argumentsOf, readContainerfile, ROOT, stagesOf, stepsUpTo } from './support/containerfile';

const FILES = ['storefront/Containerfile', 'backend/Containerfile'];

/** The file, its last stage, and all steps that lead to it. */
function finalImage(file: string) {
  const stages = stagesOf(readContainerfile(file));
  const last = stages.at(-1)!;
  const steps = stepsUpTo(stages, last.name);
  return { stages, steps, last: (keyword: string) => steps.findLast((step) => step.keyword === keyword) };
}

describe.each(FILES)('%s', (file) => {
  it('has no mistake that a linter knows', () => {
    expect(validate(readContainerfile(file)).map(({ message }) => message)).toEqual([]);
  });

  it('pins its base images', () => {
    const { stages } = finalImage(file);
    const images = stages.map(({ base }) => base).filter((base) => base.includes('/'));
    expect(images.length).toBeGreaterThan(1);
    for (const image of images) expect(image).toMatch(/:(?!latest$)[\w.-]+$/);
  });

  it('runs as another user than root, in an image without a shell', () => {
    const { last, stages } = finalImage(file);
    expect(last('USER')?.text).toBe('nonroot');
    expect(stages.some(({ base }) => base.startsWith('gcr.io/distroless/'))).toBe(true);
    for (const keyword of ['ENTRYPOINT', 'CMD', 'HEALTHCHECK'])
      expect(argumentsOf(last(keyword)!)).not.toEqual([]);
  });

  it('has a health check', () => {
    const { last } = finalImage(file);
    expect(argumentsOf(last('HEALTHCHECK')!)).toEqual(['/nodejs/bin/node', 'healthcheck.mjs']);
  });

  it('contains a list of its packages, but no packages that only a build needs', () => {
    const { stages } = finalImage(file);
    const commands = stages.find(({ name }) => name === 'packages')?.steps.map(({ text }) => text) ?? [];
    expect(commands).toContainEqual(expect.stringContaining('--omit=dev'));
    expect(commands).toContainEqual(expect.stringMatching(/^npm sbom .* > sbom\.cdx\.json$/));
  });

  it('copies only what exists', () => {
    const { stages } = finalImage(file);
    const copies = stages.flatMap(({ steps }) => steps).filter((step) => step.keyword === 'COPY');
    const fromContext = copies.filter(({ flags }) => !flags.from).flatMap(({ words }) => words.slice(0, -1));
    expect(fromContext.length).toBeGreaterThan(4);
    expect(fromContext.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
  });

  it('knows the manifest of every workspace, without which npm refuses the lock file', () => {
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      workspaces: string[];
    };
    const [manifests] = finalImage(file).stages;
    const copied = manifests?.steps.flatMap(({ words }) => words);
    expect(copied).toEqual(expect.arrayContaining(workspaces.map((folder) => `${folder}/package.json`)));
  });
});

it('both images are built by the same steps, so that the second one reuses the cache', () => {
  const [storefront, backend] = FILES.map((file) => stagesOf(readContainerfile(file)).slice(0, 2));
  expect(storefront).toEqual(backend);
});
