import { LONG_TEXT } from '../../../../tests/support/samples/texts';
import { PageShell } from './page-shell.view';

export default { component: PageShell, parameters: { bare: true } };

export const Bare = () => (
  <PageShell>
    <h1>Screen</h1>
  </PageShell>
);
export const LongestText = () => (
  <PageShell header={<header>{LONG_TEXT}</header>} footer={<footer>{LONG_TEXT}</footer>}>
    <h1>{LONG_TEXT}</h1>
  </PageShell>
);
