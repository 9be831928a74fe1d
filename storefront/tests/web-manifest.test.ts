import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { fastify } from 'fastify';
import sharp from 'sharp';
import { DEFAULT_PAGE_SETTINGS } from '../../settings/default-page-settings';
import type { Brand } from '../../settings/page-settings';
import { serveWebManifest, webManifest } from '../src/http/web-manifest';

const { brand } = DEFAULT_PAGE_SETTINGS;
const file = (src: string) => join(import.meta.dirname, '../../public', src);

/** The members that the specification defines, as far as a shop uses them (https://www.w3.org/TR/appmanifest/). */
const colour = { type: 'string', pattern: '^#[0-9a-f]{6}$' };
const path = { type: 'string', pattern: '^/' };
const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'short_name', 'start_url', 'display', 'icons'],
  properties: {
    id: path,
    start_url: path,
    scope: path,
    name: { type: 'string', minLength: 1 },
    short_name: { type: 'string', minLength: 1 },
    description: { type: 'string' },
    lang: { type: 'string', pattern: '^[a-z]{2}$' },
    display: { enum: ['fullscreen', 'standalone', 'minimal-ui', 'browser'] },
    background_color: colour,
    theme_color: colour,
    icons: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['src', 'sizes', 'type', 'purpose'],
        properties: {
          src: path,
          sizes: { type: 'string', pattern: '^\\d+x\\d+$' },
          type: { const: 'image/png' },
          purpose: { enum: ['any', 'maskable', 'monochrome'] },
        },
      },
    },
  },
};

async function served(own: Partial<Brand> = {}) {
  const app = fastify();
  await serveWebManifest(app, { ...brand, ...own });
  await app.listen({ port: 0 });
  const answer = await fetch(`${app.listeningOrigin}/manifest.webmanifest`);
  const manifest = (await answer.json()) as ReturnType<typeof webManifest>;
  await app.close();
  return { manifest, headers: answer.headers };
}

it('is valid, and has the type that browsers expect', async () => {
  const { manifest, headers } = await served();
  const validate = new Ajv().compile(SCHEMA);
  validate(manifest);
  expect(validate.errors).toBeNull();
  expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
});

it("has the deployment's name and colour", async () => {
  const { manifest } = await served({ name: 'Rose & Rye', colours: { background: ['#fff8f0', '#101010'] } });
  expect(manifest).toMatchObject({
    name: 'Rose & Rye',
    short_name: 'Rose & Rye',
    background_color: '#fff8f0',
    theme_color: '#fff8f0',
  });
});

it("has the deployment's own icon in place of the shop's", async () => {
  const { manifest } = await served({ icon: '/files/icon.svg' });
  expect(manifest.icons).toEqual([{ src: '/files/icon.svg', sizes: 'any', purpose: 'any' }]);
});

it('names icons that exist and have the stated sizes, large enough for an installation', async () => {
  const { icons } = webManifest(brand);
  for (const { src, sizes } of icons) {
    expect([src, existsSync(file(src))]).toEqual([src, true]);
    const { width, height } = await sharp(readFileSync(file(src))).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
});
