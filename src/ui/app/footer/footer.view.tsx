import { footerTexts } from '../../../texts/app/footer';
import { AppLink } from '../../shared/link/app-link';
import {
  aboutUsPath,
  contactUsPath,
  faqPath,
  privacyPolicyPath,
  refundPolicyPath,
  termsConditionsPath,
} from '../../shared/paths/paths';
import { useBrand } from '../../shared/brand/brand-context';
import { BrandLogo } from '../../shared/brand/brand-logo';
import { LanguageChoice } from './language-choice';
import styles from './footer.module.css';

const STATIC_LINKS = [
  { label: footerTexts.aboutUs, href: aboutUsPath() },
  { label: footerTexts.contactUs, href: contactUsPath() },
  { label: footerTexts.faq, href: faqPath() },
  { label: footerTexts.privacyPolicy, href: privacyPolicyPath() },
  { label: footerTexts.termsConditions, href: termsConditionsPath() },
  { label: footerTexts.refundPolicy, href: refundPolicyPath() },
] as const;

/** The current year (HEAD-19) and links to the static pages (HEAD-20). */
export function FooterView({ year }: { year: number }) {
  const { name, description, legalLines } = useBrand();
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div>
          <BrandLogo />
          <p className={styles.description}>{description}</p>
        </div>
        <nav aria-label={footerTexts.links}>
          <ul className={styles.links}>
            {STATIC_LINKS.map(({ label, href }) => (
              <li key={href}>
                <AppLink href={href} className={styles.link}>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.bottom}>
          <LanguageChoice />
          <p>{footerTexts.rights(year, name)}</p>
          {legalLines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}
