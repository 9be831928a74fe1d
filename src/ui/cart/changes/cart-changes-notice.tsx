import { cartChangesTexts } from '../../../texts/cart/changes';
import { useFocusOfRemoved } from '../../shared/focus/use-focus-of-removed';
import { Notice } from '../../shared/notice/notice';
import styles from './cart-changes.module.css';

/**
 * Says what has changed elsewhere, and takes the focus of a line that is gone. The live region is rendered before it has
 * content, so that screen readers announce what appears in it.
 */
export function CartChangesNotice({ sentences }: { sentences: readonly string[] }) {
  const text = sentences.join(' ');
  const notice = useFocusOfRemoved<HTMLDivElement>(text);
  return (
    <div ref={notice} tabIndex={-1} role="status" className={text ? styles.changes : undefined}>
      {text && (
        <Notice title={cartChangesTexts.title}>
          <p>{text}</p>
        </Notice>
      )}
    </div>
  );
}
