import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-shapes';
import styles from './notice.module.css';

type NoticeTone = 'info' | 'success' | 'warning' | 'failure';

const ICONS: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  failure: 'alert',
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children?: ReactNode;
  /** Announce it when it appears; what is no warning or failure goes into a `LiveRegion` instead. */
  live?: boolean;
}

/** A message in the flow of the page. */
export function Notice({ tone = 'info', title, children, live = false }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={live ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
