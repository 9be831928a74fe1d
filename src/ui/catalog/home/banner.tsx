import { homeTexts } from '../../../texts/catalog/home';
import { buttonClass } from '../../shared/button/button-variant';
import { CardLink } from '../../shared/card/card-link';
import { classNames } from '../../shared/class-names';
import { AppLink } from '../../shared/link/app-link';
import { Picture } from '../../shared/picture/picture';
import styles from './banner.module.css';

export interface BannerModel {
  imageUrl: string;
  /** The heading, or the text in the picture. */
  title: string;
  href: string;
  /** Text over the picture; null if the picture contains its text. */
  caption: CaptionModel | null;
}

interface CaptionModel {
  eyebrow: string;
  text: string;
  action: string;
  /** Of the picture. */
  tone: 'light' | 'dark';
}

interface BannerProps {
  banner: BannerModel;
  /** `wide` over the whole page, `ad` in a grid. */
  format: 'wide' | 'ad';
  priority?: boolean;
}

const SIZES = { wide: { width: 1440, height: 480 }, ad: { width: 720, height: 400 } } as const;
const UNNAMED = { wide: homeTexts.shopNow, ad: homeTexts.seeOffer };

/** A picture with a link (HOME-06), and its text over it, or below it where it is narrow. */
export function Banner({ banner, format, priority }: BannerProps) {
  const { imageUrl, title, href, caption } = banner;
  const picture = {
    src: imageUrl,
    ...SIZES[format],
    fit: 'cover',
    priority,
    className: styles.picture,
  } as const;
  if (!caption)
    return (
      <AppLink href={href} className={classNames(styles.banner, styles[format])}>
        <Picture {...picture} alt={title || UNNAMED[format]} containsText />
      </AppLink>
    );
  return (
    <div className={styles.container}>
      <div className={classNames(styles.banner, styles.captioned, styles[format], styles[caption.tone])}>
        <Picture {...picture} alt="" />
        <div className={styles.caption}>
          {caption.eyebrow && <p className={styles.eyebrow}>{caption.eyebrow}</p>}
          {title && <h2 className={styles.heading}>{title}</h2>}
          {caption.text && <p>{caption.text}</p>}
          <CardLink href={href}>
            <span className={classNames(buttonClass({}), styles.action)}>{caption.action}</span>
          </CardLink>
        </div>
      </div>
    </div>
  );
}
