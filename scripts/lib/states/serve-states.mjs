import { readFileSync } from 'node:fs';
import path from 'node:path';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

export const STATES_ADDRESS = 'http://states.example/index.html';

/**
 * Answers a page's requests from the folder of a built catalogue: there is no server, and no network.
 * @param {import('@playwright/test').Page} page
 * @param {string} folder
 */
export const serveStates = (page, folder) =>
  page.route('**/*', (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    return route.fulfill({ body: readFileSync(file), contentType: TYPES[path.extname(file)] });
  });
