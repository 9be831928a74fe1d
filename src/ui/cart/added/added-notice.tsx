import { cartTexts } from '../../../texts/cart/cart';
import { TextButton } from '../../shared/button/text-button';
import { LiveRegion } from '../../shared/live-region/live-region';
import { Notice } from '../../shared/notice/notice';
import styles from './added-notice.module.css';

interface AddedNoticeProps {
  /** `2 × Old Harbor Bourbon, 750 ml`; empty if nothing was added. */
  product: string;
  /** Returns to where the shopper was. */
  onContinue: () => void;
}

/** Says what was just added, and leads back to the screen where that was. */
export function AddedNotice({ product, onContinue }: AddedNoticeProps) {
  return (
    <LiveRegion className={product ? styles.added : undefined}>
      {product && (
        <Notice tone="success" title={cartTexts.added}>
          <p>{product}</p>
          <TextButton onClick={onContinue}>{cartTexts.continueShopping}</TextButton>
        </Notice>
      )}
    </LiveRegion>
  );
}
