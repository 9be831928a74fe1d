import { homeTexts } from '../../../texts/catalog/home';
import { carouselTexts } from '../../../texts/shared/carousel';
import { ScrollButtons } from '../../shared/carousel/scroll-buttons';
import { useScrollPages } from '../../shared/carousel/use-scroll-pages';
import { Banner, type BannerModel } from './banner';
import styles from './banner-row.module.css';

const LABELS = { previous: homeTexts.previousBanner, next: homeTexts.nextBanner };

/** One banner at a time, with buttons for the others; it never moves by itself (HOME-01, HOME-06). */
export function BannerRow({ banners }: { banners: readonly BannerModel[] }) {
  const { ref, onScroll, ...pages } = useScrollPages();
  if (banners.length === 0) return null;
  return (
    <section
      className={styles.frame}
      aria-label={homeTexts.promotions}
      aria-roledescription={carouselTexts.role}
    >
      <ul ref={ref} className={styles.row} onScroll={onScroll}>
        {banners.map((banner, index) => (
          <li key={banner.imageUrl} className={styles.item}>
            <Banner banner={banner} format="wide" priority={index === 0} />
          </li>
        ))}
      </ul>
      <ScrollButtons pages={pages} labels={LABELS} className={styles.buttons} />
    </section>
  );
}
