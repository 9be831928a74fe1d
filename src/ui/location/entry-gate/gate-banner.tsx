import type { BannerSet } from '../../../domain/location/home-page';
import styles from './entry-gate.module.css';

/** One banner of each list: the browser takes the desktop one from 768px up (HOME-08, X-032). */
export function GateBanner({ banners }: { banners: BannerSet }) {
  const [desktop] = banners.desktop;
  const [mobile = desktop] = banners.mobile;
  return (
    <div className={styles.banner}>
      {mobile && (
        <picture>
          {desktop && <source media="(min-width: 768px)" srcSet={desktop.imageUrl} />}
          <img src={mobile.imageUrl} alt={mobile.title} width={750} height={720} fetchPriority="high" />
        </picture>
      )}
    </div>
  );
}
