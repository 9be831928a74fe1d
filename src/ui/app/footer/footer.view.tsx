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
import styles from './footer.module.css';

const STATIC_LINKS = [
  { label: 'About Us', href: aboutUsPath() },
  { label: 'Contact Us', href: contactUsPath() },
  { label: 'FAQ', href: faqPath() },
  { label: 'Privacy Policy', href: privacyPolicyPath() },
  { label: 'Terms & Conditions', href: termsConditionsPath() },
  { label: 'Refund Policy', href: refundPolicyPath() },
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
        <nav aria-label="Company and policies">
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
          <p>{`© ${year} ${name}. All rights reserved.`}</p>
          {legalLines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </footer>
  );
}
