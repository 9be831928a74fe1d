import { cartTexts } from '../../../texts/cart/cart';
import { TextButton } from '../../shared/button/text-button';
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
  if (!product) return null;
  return (
    <div className={styles.added}>
      <Notice tone="success" title={cartTexts.added} live>
        <p>{product}</p>
        <TextButton onClick={onContinue}>{cartTexts.continueShopping}</TextButton>
      </Notice>
    </div>
  );
}
