import { requireNode } from './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
console.log('Built: dist/shop, storefront/dist, backend/dist and demo/dist.');
