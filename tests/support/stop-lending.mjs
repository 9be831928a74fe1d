export { teardown as default } from './backend-lender.mjs';
