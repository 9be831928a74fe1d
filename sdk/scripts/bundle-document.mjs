import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';

/** The command line is Redocly's only public interface for bundling; its Node API belongs to an internal package. */
const REDOCLY = inRoot('node_modules/@redocly/cli/bin/cli.js');

/** The OpenAPI document with every file reference resolved into one object. */
export async function bundleDocument(entry) {
  const folder = await mkdtemp(path.join(tmpdir(), 'openapi-'));
  const target = path.join(folder, 'openapi.json');
  try {
    const { code, output } = await runNode([REDOCLY, 'bundle', entry, '--ext', 'json', '--output', target], {
      quiet: true,
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    if (code !== 0) throw new Error(`openapi/ cannot be bundled:\n${output}`);
    return JSON.parse(await readFile(target, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
