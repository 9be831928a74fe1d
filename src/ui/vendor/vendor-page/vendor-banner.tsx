import type { ReactNode } from 'react';
import { vendorPageTexts } from '../../../texts/vendor/vendor-page';
import { Icon } from '../../shared/icon/icon';
import type { IconName } from '../../shared/icon/icon-shapes';
import { AppLink } from '../../shared/link/app-link';
import { Picture } from '../../shared/picture/picture';
import { Rating } from '../../shared/rating/rating';
import { VisuallyHidden } from '../../shared/visually-hidden/visually-hidden';
import type { BannerState } from './vendor-state';
import styles from './vendor-banner.module.css';

const LOGO = { width: 200, height: 200 };

/** Name, address and contact details of the vendor (VEND-05 to VEND-10). */
export function VendorBanner({ banner }: { banner: BannerState }) {
  const { name, logoUrl, address, website, phone } = banner;
  return (
    <header className={styles.banner}>
      <Picture src={logoUrl} alt={vendorPageTexts.logo(name)} {...LOGO} priority className={styles.logo} />
      <div className={styles.content}>
        <h1 className={styles.name}>{name}</h1>
        <AppLink className={styles.reviews} href={banner.reviewsHref}>
          {banner.rating !== null && <Rating value={banner.rating} />}
          <span>{banner.reviewCount}</span>
        </AppLink>
        <ul className={styles.facts}>
          {address && (
            <Fact icon="pin" label={vendorPageTexts.address}>
              {address}
            </Fact>
          )}
          {website && (
            <Fact icon="globe" label={vendorPageTexts.website}>
              <a href={website.href} rel="noopener noreferrer nofollow" target="_blank">
                {website.label}
                <VisuallyHidden> {vendorPageTexts.opensInNewTab}</VisuallyHidden>
              </a>
            </Fact>
          )}
          {phone && (
            <Fact icon="phone" label={vendorPageTexts.phone}>
              <a href={phone.href}>{phone.label}</a>
            </Fact>
          )}
        </ul>
      </div>
    </header>
  );
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} size={20} />
      <VisuallyHidden>{label}: </VisuallyHidden>
      <span className={styles.text}>{children}</span>
    </li>
  );
}
