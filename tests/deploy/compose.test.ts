import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { SETTINGS } from '../../storefront/src/settings/settings';
import { readCompose, type Service, variablesOf } from './support/compose-file';
import { ROOT } from './support/containerfile';

const FILES = ['compose.yaml', 'compose.tls.yaml'];
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const { services } = readCompose('compose.yaml');
/** Without the services that end when their command is done. */
const ours = (kind: 'storefront' | 'backend') =>
  Object.values(services).filter(
    ({ build, restart }) => build?.dockerfile === `${kind}/Containerfile` && restart !== 'no',
  );

/** The violations of the specification in a file. */
function breaches(compose: object): unknown[] {
  const { $schema, ...schema } = JSON.parse(text('tests/deploy/compose-spec/compose-spec.json')) as {
    $schema: string;
  };
  expect($schema).toContain('draft-07');
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const isValid = ajv.compile(schema);
  isValid(compose);
  return isValid.errors ?? [];
}

it.each(FILES)('%s keeps the Compose Specification', (file) => {
  expect(breaches(readCompose(file))).toEqual([]);
});

it('finds a service that the specification does not allow', () => {
  expect(breaches({ services: { proxy: { image: 'nginx', port: ['80:80'] } } })).not.toEqual([]);
});

it('runs two of each server behind a proxy, with PostgreSQL, a bucket and, if it is asked for, a mail catcher', () => {
  expect([ours('storefront').length, ours('backend').length]).toEqual([2, 2]);
  expect(services.proxy?.depends_on).toEqual(
    expect.arrayContaining(['storefront-1', 'storefront-2', 'backend-1', 'backend-2', 'bucket']),
  );
  expect(services.proxy?.image).toContain('nginx');
  expect(services.database?.image).toContain('postgres');
  expect(services.bucket?.image).toContain('seaweedfs');
  expect(services.mail?.image).toContain('mailpit');
  expect(services.mail?.profiles).toEqual(['mail']);
});

it('migrates the database before a backend starts', () => {
  expect(services.migrate).toMatchObject({
    command: ['backend/dist/main.js', 'migrate'],
    depends_on: { database: { condition: 'service_healthy' } },
  });
  for (const { depends_on } of ours('backend'))
    expect(depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } });
});

it('gives the step that migrates no secret but the password of the database', () => {
  expect(Object.keys(services.migrate?.environment ?? {})).toEqual(['DATABASE_URL', 'CURRENCY']);
});

it('runs two of each server', () => {
  expect([ours('storefront').length, ours('backend').length]).toEqual([2, 2]);
});

it('gives the servers only settings that they read', () => {
  const settings = {
    storefront: Object.keys(SETTINGS),
    backend: [...text('docs/configuration.md').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  };
  for (const kind of ['storefront', 'backend'] as const)
    for (const { environment = {} } of ours(kind))
      expect(settings[kind]).toEqual(expect.arrayContaining(Object.keys(environment)));
});

it('runs every container read-only and without new privileges, and pins every third-party image', () => {
  const isRestricted = ({ read_only, privileged, security_opt }: Service) =>
    read_only === true && !privileged && security_opt?.includes('no-new-privileges:true');
  const unrestricted = Object.entries(services).filter(
    ([name, service]) => name !== 'bucket-setup' && !isRestricted(service),
  );
  expect(unrestricted.map(([name]) => name)).toEqual([]);
  const images = Object.values(services).flatMap(({ image, build }) => (build ? [] : [image]));
  for (const image of images) expect(image).toMatch(/:(?!latest$)[\w.-]+$/);
});

it('exposes only the proxy to other machines', () => {
  const exposed = Object.entries(services).filter(([, { ports = [] }]) =>
    ports.some((port) => !port.startsWith('127.0.0.1:')),
  );
  expect(exposed.map(([name]) => name)).toEqual(['proxy']);
});

it('publishes the calls of a back office on this machine only, and has them only with credentials', () => {
  expect(ours('backend').map(({ ports }) => ports)).toEqual([
    ['127.0.0.1:4700:4700'],
    ['127.0.0.1:4701:4700'],
  ]);
  for (const { environment } of ours('backend'))
    expect(environment).toMatchObject({
      OPERATOR_TOKENS: '${OPERATOR_TOKENS:-}',
      OPERATOR_PORT: '${OPERATOR_TOKENS:+4700}',
      OPERATOR_HOST: '0.0.0.0',
    });
  const proxies = ['nginx/shop.conf.template', 'nginx/tls.conf.template', 'caddy/Caddyfile'];
  for (const proxy of proxies) expect(text(`deploy/${proxy}`)).not.toMatch(/470\d/);
});

it.each(FILES)('%s mounts files that exist', (file) => {
  const mounted = Object.values(readCompose(file).services).flatMap(({ volumes = [] }) => volumes);
  const own = mounted.map((volume) => volume.split(':')[0]!).filter((source) => source.startsWith('./'));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
});

it('lists in deploy/example.env what can be set, and sets no secret itself', () => {
  const listed = [...text('deploy/example.env').matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)];
  const values = new Map(listed.map(([, name = '', value = '']) => [name, value]));
  for (const name of FILES.flatMap((file) => variablesOf(file).all))
    if (name !== 'BACKEND_TARGET') expect([...values.keys()]).toContain(name);
  const secrets = FILES.flatMap((file) => variablesOf(file).required).filter((name) => !/DOMAIN/.test(name));
  expect(secrets.length).toBeGreaterThan(3);
  expect(secrets.filter((name) => values.get(name) !== '')).toEqual([]);
});
