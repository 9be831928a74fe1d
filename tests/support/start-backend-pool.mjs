export { setup as default } from './backend-pool.mjs';
