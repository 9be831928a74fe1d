import type { BannerSet } from '../../../domain/location/home-page';
import { Button } from '../../shared/button/button';
import { LinkButton } from '../../shared/button/link-button';
import { AppLink } from '../../shared/link/app-link';
import styles from './splash.module.css';

export interface SplashState {
  title: string;
  text: string;
  /** Counted from 1. */
  at: number;
  count: number;
  isLast: boolean;
  /** At most one of each. */
  banners: BannerSet;
}

export interface SplashViewProps {
  state: SplashState;
  turnTo: (slide: number) => void;
}

export function SplashView({ state, turnTo }: SplashViewProps) {
  const { title, text, at, count, isLast, banners } = state;
  return (
    <main className={styles.splash}>
      <SlidePicture banners={banners} />
      <section className={styles.slide} aria-roledescription="carousel" aria-label="Welcome">
        <div className={styles.words} aria-live="polite">
          <p className={styles.place}>
            {at} of {count}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.ways}>
          {at > 1 && (
            <Button variant="secondary" size="large" onClick={() => turnTo(at - 1)}>
              Back
            </Button>
          )}
          {isLast ? (
            <LinkButton href="/" size="large">
              Start shopping
            </LinkButton>
          ) : (
            <Button size="large" onClick={() => turnTo(at + 1)}>
              Next
            </Button>
          )}
        </div>
        {!isLast && (
          <p>
            <AppLink href="/">Skip</AppLink>
          </p>
        )}
      </section>
    </main>
  );
}

/** The browser takes the desktop one from 768px up. */
function SlidePicture({ banners }: { banners: BannerSet }) {
  const [desktop] = banners.desktop;
  const [mobile = desktop] = banners.mobile;
  return (
    <div className={styles.picture}>
      {mobile && (
        <picture>
          {desktop && <source media="(min-width: 768px)" srcSet={desktop.imageUrl} />}
          <img src={mobile.imageUrl} alt="" width={750} height={720} />
        </picture>
      )}
    </div>
  );
}
