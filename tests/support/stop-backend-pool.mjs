export { teardown as default } from './backend-pool.mjs';
