import { LANGUAGE_COOKIE, type Language } from '../../../../settings/page-settings';
import { footerTexts } from '../../../texts/app/footer';
import { useLanguages } from '../../shared/languages';
import styles from './language-choice.module.css';

/** Each in itself. */
const NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/**
 * Loads the page at its present address again, in another language. A form that the storefront answers, so it needs no
 * script.
 */
export function LanguageChoice() {
  const { language: current, languages } = useLanguages();
  if (languages.length < 2) return null;
  return (
    <form method="post" action="" aria-label={footerTexts.language} className={styles.languages}>
      {languages.map((language) =>
        language === current ? (
          <span key={language} lang={language} aria-current="true" className={styles.current}>
            {NAMES[language]}
          </span>
        ) : (
          <button
            key={language}
            lang={language}
            name={LANGUAGE_COOKIE}
            value={language}
            className={styles.other}
          >
            {NAMES[language]}
          </button>
        ),
      )}
    </form>
  );
}
