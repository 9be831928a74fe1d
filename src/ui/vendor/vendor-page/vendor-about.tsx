import { vendorPageTexts } from '../../../texts/vendor/vendor-page';
import { DescriptionList } from '../../shared/description-list/description-list';
import { FailureState } from '../../shared/state/failure-state';
import type { AboutState } from './vendor-state';
import styles from './vendor-page.module.css';

interface VendorAboutProps {
  about: AboutState | null;
  name: string;
  onRetry: () => void;
}

/** Plain text: a vendor's text is never rendered as HTML (VEND-02, VEND-26). */
export function VendorAbout({ about, name, onRetry }: VendorAboutProps) {
  if (!about) return <FailureState message={vendorPageTexts.noAbout} onRetry={onRetry} />;
  return (
    <section className={styles.section}>
      <h2>{vendorPageTexts.about(name)}</h2>
      {about.lines.map((line, index) => (
        <p key={index} className={styles.line}>
          {line}
        </p>
      ))}
      <DescriptionList className={styles.facts} entries={about.facts} />
    </section>
  );
}
