import { shoppingPlace } from '../lib/demo.mjs';
import { buildHelloWorld } from '../lib/hello-world.mjs';
import { serveHelloWorld } from './hello-server.mjs';
import { staticFiles } from './static-files.mjs';
import { tunedSite } from './tuned-site.mjs';
import { returningVisitor } from './visitor.mjs';

/** Like a bundler's own server: gzip, an empty page, and everything else loaded by the script. */
function plainSite({ folder }, backendUrl) {
  const fileAt = staticFiles(folder, { encoding: 'gzip', extension: '.gz', cacheControl: 'no-cache' });
  return { backendUrl, fileAt, pageAt: async () => fileAt('/index.html') };
}

/** The shop and two hello-world apps, all on the shop's backend, each with the options of a visit. */
export async function openContenders(browser, shopUrl) {
  const built = await buildHelloWorld();
  const place = await shoppingPlace(shopUrl);
  const query = new URLSearchParams({ zipcode: place.zipcode, loc_id: place.locations });
  const inPlace = ({ path }) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
  const plain = await serveHelloWorld(plainSite(built, shopUrl));
  const tuned = await serveHelloWorld(await tunedSite(built, shopUrl));
  const storageState = await returningVisitor(browser, shopUrl, place);
  return [
    {
      name: 'shop',
      visitTo: ({ path, isFirstVisit }) => ({
        url: shopUrl + path,
        storageState: isFirstVisit ? undefined : storageState,
      }),
    },
    { name: 'hello-world, plain', visitTo: (page) => ({ url: plain + inPlace(page) }) },
    { name: 'hello-world, tuned', visitTo: (page) => ({ url: tuned + inPlace(page) }) },
  ];
}
