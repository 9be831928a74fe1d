import { Children, type ReactNode, useId } from 'react';
import { carouselTexts } from '../../../texts/shared/carousel';
import { classNames } from '../class-names';
import { SectionHeading, type SectionHeadingProps } from '../section-heading/section-heading';
import { ScrollButtons } from './scroll-buttons';
import { useScrollPages } from './use-scroll-pages';
import styles from './carousel.module.css';

interface CarouselProps extends Pick<SectionHeadingProps, 'title' | 'lead'> {
  /**
   * Number of visible items at the largest width: 5 (5, 4, 3, 3, 2) or 4 (4, 4, 3, 3, 2) at 1199, 991, 767, 575 px
   * (X-178).
   */
  widest?: 5 | 4;
  action?: ReactNode;
  /** One child per item. */
  children: ReactNode;
}

const LABELS = { previous: carouselTexts.previousItems, next: carouselTexts.nextItems };

/** A row that scrolls horizontally by touch, wheel, its two buttons or Tab. It never moves by itself. */
export function Carousel({ title, lead, widest = 4, action, children }: CarouselProps) {
  const titleId = useId();
  const { ref, onScroll, ...pages } = useScrollPages();
  const controls = (
    <div className={styles.controls}>
      {action}
      <ScrollButtons pages={pages} labels={LABELS} className={styles.buttons} />
    </div>
  );
  return (
    <section
      className={classNames(styles.carousel, widest === 5 && styles.five)}
      aria-labelledby={titleId}
      aria-roledescription={carouselTexts.role}
    >
      <SectionHeading id={titleId} title={title} lead={lead} action={controls} />
      <ul ref={ref} className={styles.list} aria-labelledby={titleId} onScroll={onScroll}>
        {Children.map(children, (child) => (
          <li className={styles.item}>{child}</li>
        ))}
      </ul>
    </section>
  );
}
