import type { ReactNode } from 'react';
import { inserted } from './inserted';
import { RemovedNotice, type RemovedNoticeState } from './removed-notice';
import styles from './removed-notice.module.css';

/** A line that was removed, and where it was. */
export interface RemovalState extends RemovedNoticeState {
  groupKey: string;
  groupAt: number;
  lineAt: number;
}

export interface GroupsWithRemovalProps<Group> {
  groups: readonly Group[];
  removal: RemovalState | null;
  onUndo: () => void;
  /** Draws a group around its rows. */
  card: (group: Group, rows: ReactNode) => ReactNode;
  /** Draws the lines of a group, each with a key. */
  rows: (group: Group) => readonly ReactNode[];
}

/** The groups, and what is said of a line that went: in its group, or in the place of a group that went with it. */
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
    return inserted(rows(group), removal.lineAt, row);
  };
  const cards = groups.map((group) => card(group, rowsOf(group)));
  const isInGroup = groups.some(({ key }) => key === removal?.groupKey);
  return notice && !isInGroup ? inserted(cards, removal.groupAt, notice) : cards;
}
