import { ScrollButtons } from '../../shared/carousel/scroll-buttons';
import { useScrollPages } from '../../shared/carousel/use-scroll-pages';
import { AppLink } from '../../shared/link/app-link';
import { Picture } from '../../shared/picture/picture';
import styles from './banner-row.module.css';

export interface BannerModel {
  imageUrl: string;
  /** The text in the picture. */
  title: string;
  href: string;
}

/** One banner at a time, with buttons for the others; it never moves by itself (HOME-01, HOME-06). */
export function BannerRow({ banners }: { banners: readonly BannerModel[] }) {
  const { ref, onScroll, ...pages } = useScrollPages();
  if (banners.length === 0) return null;
  return (
    <section className={styles.frame} aria-label="Promotions" aria-roledescription="carousel">
      <ul ref={ref} className={styles.row} onScroll={onScroll}>
        {banners.map(({ imageUrl, title, href }, index) => (
          <li key={imageUrl} className={styles.item}>
            <AppLink href={href} className={styles.link}>
              <Picture
                className={styles.picture}
                src={imageUrl}
                alt={title || 'Shop now'}
                width={1440}
                height={480}
                fit="cover"
                priority={index === 0}
                containsText
              />
            </AppLink>
          </li>
        ))}
      </ul>
      <ScrollButtons pages={pages} itemName="banner" className={styles.buttons} />
    </section>
  );
}
