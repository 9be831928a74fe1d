import type { FastifyInstance } from 'fastify';
import { compressed, sendCompressed } from '../../../server/compressed-text';
import { COLOUR_TOKENS } from '../../../settings/colour-tokens';
import { ICONS } from '../../../settings/icons';
import type { Brand } from '../../../settings/page-settings';
import { FOR_AN_HOUR } from './cache-control';

const PATH = '/manifest.webmanifest';

export const MANIFEST_LINK = `<link rel="manifest" href="${PATH}">`;

/** What a browser shows of the shop where it is installed (W3C, Web Application Manifest). */
export function webManifest({ name, description, colours, icon }: Brand) {
  const [background] = colours.background ?? COLOUR_TOKENS.background;
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    name,
    short_name: name,
    description,
    lang: 'en',
    // The shop has no back button of its own.
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: icon ? [{ src: icon, sizes: 'any', purpose: 'any' }] : SHOP_ICONS,
  };
}

const SHOP_ICONS = ICONS.map(({ src, size, purpose }) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
}));

export async function serveWebManifest(app: FastifyInstance, brand: Brand): Promise<void> {
  const manifest = await compressed(JSON.stringify(webManifest(brand)));
  app.get(PATH, (request, reply) =>
    sendCompressed(
      request,
      reply
        .type('application/manifest+json; charset=utf-8')
        .headers({ 'Cache-Control': FOR_AN_HOUR, Vary: 'Accept-Encoding' }),
      manifest,
    ),
  );
}
