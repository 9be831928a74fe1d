import { execFileSync } from 'node:child_process';
import { requireNode } from './lib/node-version.mjs';
import { inRoot } from './lib/paths.mjs';
import { runNode } from './lib/run.mjs';

/**
 * Publishes the contract of this commit to a Pact broker, or asks whether the commit may be deployed.
 * `PACT_BROKER_BASE_URL` and related variables say which broker (docs/contracts.md).
 */
requireNode();

const CONSUMER = 'cork-and-petal-storefront';
const { PACT_BROKER_BASE_URL, PACT_CONSUMER_VERSION, PACT_CONSUMER_BRANCH, PACT_ENVIRONMENT } = process.env;

const git = (...args) => execFileSync('git', args, { cwd: inRoot('.'), encoding: 'utf8' }).trim();
const version = () => PACT_CONSUMER_VERSION || git('rev-parse', 'HEAD');
const branch = () => PACT_CONSUMER_BRANCH || git('rev-parse', '--abbrev-ref', 'HEAD');

const COMMANDS = {
  publish: () => ['publish', 'contracts/pacts', '--consumer-app-version', version(), '--branch', branch()],
  'can-i-deploy': () => [
    'can-i-deploy',
    ...['--pacticipant', CONSUMER, '--version', version()],
    ...['--to-environment', PACT_ENVIRONMENT || 'production'],
  ],
};

const command = COMMANDS[process.argv[2]];
if (!command) {
  console.error('Usage: npm run contract:publish, npm run contract:can-i-deploy');
  process.exit(64);
}
if (!PACT_BROKER_BASE_URL) {
  console.error('PACT_BROKER_BASE_URL is missing: set it to the broker, such as https://broker.example.com');
  process.exit(64);
}
const { code } = await runNode([
  inRoot('node_modules/@pact-foundation/pact-cli/bin/pact-broker.js'),
  ...command(),
  ...process.argv.slice(3),
]);
process.exitCode = code;
