import { AppLink } from '../../shared/link/app-link';
import { brand } from '../brand';
import { BrandLogo } from '../brand-logo';
import styles from './footer.module.css';

const STATIC_LINKS = [
  { label: 'About Us', href: '/about-us' },
  { label: 'Contact Us', href: '/contact-us' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms & Conditions', href: '/terms-conditions' },
  { label: 'Refund Policy', href: '/refund-policy' },
] as const;

/** The year of the day (HEAD-19) and the static pages (HEAD-20). */
export function FooterView({ year }: { year: number }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.brand}>
          <BrandLogo />
          <p className={styles.pledge}>{brand.pledge}</p>
        </div>
        <nav aria-label="About the shop">
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
          <p>{`© ${year} ${brand.name}. All rights reserved.`}</p>
          <p>{brand.ageNotice}</p>
        </div>
      </div>
    </footer>
  );
}
