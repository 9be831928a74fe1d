import { LanguagesContext } from '../../shared/languages';
import { FooterView } from './footer.view';

export default { component: FooterView, parameters: { bare: true } };

export const Shown = () => <FooterView year={2026} />;

export const WithLanguages = () => (
  <LanguagesContext value={{ language: 'en', languages: ['en', 'es'] }}>
    <FooterView year={2026} />
  </LanguagesContext>
);
