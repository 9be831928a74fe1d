import type { BannerSet } from '../../../domain/location/home-page';
import { splashTexts } from '../../../texts/location/splash';
import { Button } from '../../shared/button/button';
import { LinkButton } from '../../shared/button/link-button';
import { AppLink } from '../../shared/link/app-link';
import { rootPath } from '../../shared/paths/paths';
import { BannerPicture } from '../banner-picture/banner-picture';
import styles from './splash.module.css';

interface SplashState {
  title: string;
  text: string;
  /** Counted from 1. */
  at: number;
  count: number;
  isLast: boolean;
  /** At most one of each. */
  banners: BannerSet;
}

interface SplashViewProps {
  state: SplashState;
  goTo: (slide: number) => void;
}

export function SplashView({ state, goTo }: SplashViewProps) {
  const { title, text, at, count, isLast, banners } = state;
  return (
    <main className={styles.splash}>
      <div className={styles.picture}>
        <BannerPicture banners={banners} isDecorative />
      </div>
      <section
        className={styles.slide}
        aria-roledescription={splashTexts.role}
        aria-label={splashTexts.label}
      >
        <div className={styles.content} aria-live="polite">
          <p className={styles.place}>{splashTexts.position(at, count)}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.buttons}>
          {at > 1 && (
            <Button variant="secondary" size="large" onClick={() => goTo(at - 1)}>
              {splashTexts.back}
            </Button>
          )}
          {isLast ? (
            <LinkButton href={rootPath()} size="large">
              {splashTexts.start}
            </LinkButton>
          ) : (
            <Button size="large" onClick={() => goTo(at + 1)}>
              {splashTexts.next}
            </Button>
          )}
        </div>
        {!isLast && (
          <p>
            <AppLink href={rootPath()}>{splashTexts.skip}</AppLink>
          </p>
        )}
      </section>
    </main>
  );
}
