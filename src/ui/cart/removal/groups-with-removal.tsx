import type { ReactNode } from 'react';
import { insertAt } from './insert-at';
import { RemovedNotice, type RemovedNoticeState } from './removed-notice';
import styles from './removed-notice.module.css';

/** A removed line, and its former position. */
export interface RemovalState extends RemovedNoticeState {
  groupKey: string;
  groupAt: number;
  lineAt: number;
}

interface GroupsWithRemovalProps<Group> {
  groups: readonly Group[];
  removal: RemovalState | null;
  onUndo: () => void;
  /** Renders a group around its rows. */
  card: (group: Group, rows: ReactNode) => ReactNode;
  /** Renders the lines of a group, each with a key. */
  rows: (group: Group) => readonly ReactNode[];
}

/** The groups, with a notice where the removed line was: in its group, or in place of a group that is now empty. */
export function GroupsWithRemoval<Group extends { key: string }>({
  groups,
  removal,
  onUndo,
  card,
  rows,
}: GroupsWithRemovalProps<Group>) {
  const notice = removal && <RemovedNotice key="removed" state={removal} onUndo={onUndo} />;
  const rowsOf = (group: Group) => {
    if (!notice || removal.groupKey !== group.key) return rows(group);
    const row = (
      <li key="removed" className={styles.row}>
        {notice}
      </li>
    );
    return insertAt(rows(group), removal.lineAt, row);
  };
  const cards = groups.map((group) => card(group, rowsOf(group)));
  const isInGroup = groups.some(({ key }) => key === removal?.groupKey);
  return notice && !isInGroup ? insertAt(cards, removal.groupAt, notice) : cards;
}
