import { CardLink } from '../../shared/card/card-link';
import { LinkCard } from '../../shared/card/link-card';
import { Picture } from '../../shared/picture/picture';
import { SectionHeading } from '../../shared/section-heading/section-heading';
import styles from './vendor-row.module.css';

export interface VendorCardModel {
  id: string;
  name: string;
  /** Blank if it has no logo. */
  imageUrl: string;
  place: string;
  href: string;
}

interface VendorRowProps {
  title: string;
  vendors: readonly VendorCardModel[];
}

/** The vendors that deliver to the place, each with a link to its page. */
export function VendorRow({ title, vendors }: VendorRowProps) {
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby="vendors" className={styles.section}>
      <SectionHeading id="vendors" title={title} />
      <ul className={styles.row}>
        {vendors.map((vendor) => (
          <li key={vendor.id}>
            <VendorCard vendor={vendor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function VendorCard({ vendor: { name, imageUrl, place, href } }: { vendor: VendorCardModel }) {
  return (
    <LinkCard className={styles.card}>
      <Picture src={imageUrl} alt="" width={64} height={64} fit="cover" className={styles.logo} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <CardLink href={href}>{name}</CardLink>
        </h3>
        {place && <p className={styles.place}>{place}</p>}
      </div>
    </LinkCard>
  );
}
