import { cruiseProject } from './cruise';

const project = cruiseProject();

const NOT_THE_SERVER = /^(?:demo|dev|tests|backend\/(?:testing|memory|tests))\//;

/** All our own files that a file imports, directly or indirectly, including itself. */
async function reachedFrom(start: string): Promise<Set<string>> {
  const { modules } = await project;
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const reached = new Set([start]);
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next);
  return reached;
}

test('the production server imports neither demo, provider states nor test aids; the demo server does', async () => {
  const server = await reachedFrom('backend/src/main.ts');
  expect(server.size).toBeGreaterThan(150);
  expect([...server].filter((file) => NOT_THE_SERVER.test(file))).toEqual([]);
  expect(await reachedFrom('demo/main.ts')).toContain('demo/data/demo-data.ts');
});

test('the backend in a page imports neither jobs nor a mail server’s client', async () => {
  const page = await reachedFrom('dev/memory/memory-shop.ts');
  expect(page).toContain('backend/src/start/housekeeping.ts');
  const ofServers =
    /^backend\/src\/adapters\/(?:postgres\/jobs\/|mail\/(?:smtp-mail|queued))|node_modules\/(?:pg-boss|nodemailer)\//;
  expect([...page].filter((file) => ofServers.test(file))).toEqual([]);
  const server = await reachedFrom('backend/src/main.ts');
  expect([...server].filter((file) => ofServers.test(file)).length).toBeGreaterThan(5);
});

test('no server loads OpenTelemetry before it sends traces', async () => {
  const { modules } = await project;
  const uses = modules
    .filter(({ source }) => /^(?:server|backend\/src|storefront\/src)\/(?!.*\.test\.ts$)/.test(source))
    .flatMap(({ dependencies }) =>
      dependencies.filter(({ resolved }) => resolved.includes('@opentelemetry/')),
    );
  expect(uses.length).toBeGreaterThan(4);
  const isLater = ({ dynamic, dependencyTypes }: (typeof uses)[number]) =>
    dynamic || dependencyTypes.some((type) => /type-only|type-import/.test(type));
  expect(uses.filter((use) => !isLater(use)).map(({ resolved }) => resolved)).toEqual([]);
});
