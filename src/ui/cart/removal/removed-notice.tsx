import { cartLineTexts } from '../../../texts/cart/lines';
import { Button } from '../../shared/button/button';
import { onFirstClick } from '../../shared/button/on-first-click';
import { useLostFocus } from '../../shared/focus/use-lost-focus';
import styles from './removed-notice.module.css';

export interface RemovedNoticeState {
  name: string;
  canUndo: boolean;
  isRestoring: boolean;
  /** Why the removal could not be undone. */
  problem: string;
}

interface RemovedNoticeProps {
  state: RemovedNoticeState;
  onUndo: () => void;
}

/** Takes the place and the focus of a removed line; Tab leads to UNDO. */
export function RemovedNotice({ state, onUndo }: RemovedNoticeProps) {
  const notice = useLostFocus<HTMLDivElement>(true);
  return (
    <div ref={notice} tabIndex={-1} className={styles.notice}>
      <div className={styles.text}>
        <p role="status">
          {cartLineTexts.removed(
            <span key="name" className={styles.name}>
              {state.name}
            </span>,
          )}
        </p>
        {state.problem && (
          <p role="alert" className={styles.problem}>
            {state.problem}
          </p>
        )}
      </div>
      {state.canUndo && (
        <Button
          variant="secondary"
          busy={state.isRestoring}
          aria-label={cartLineTexts.undoRemoving(state.name)}
          onClick={onFirstClick(onUndo)}
        >
          {cartLineTexts.undo}
        </Button>
      )}
    </div>
  );
}
