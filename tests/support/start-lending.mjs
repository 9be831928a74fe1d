export { setup as default } from './backend-lender.mjs';
