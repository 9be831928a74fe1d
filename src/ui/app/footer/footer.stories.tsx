import { FooterView } from './footer.view';

export default { component: FooterView, parameters: { bare: true } };

export const Shown = () => <FooterView year={2026} />;
