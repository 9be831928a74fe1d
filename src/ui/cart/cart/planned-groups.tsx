import { inserted } from '../removal/inserted';
import { RemovedNotice, type RemovedNoticeState } from '../removal/removed-notice';
import { PlannedGroup, type PlannedGroupActions, type PlannedGroupState } from './planned-group';

/** A line that was removed, and where it was. */
export interface RemovalState extends RemovedNoticeState {
  groupKey: string;
  groupAt: number;
  lineAt: number;
}

export interface PlannedGroupsProps {
  groups: readonly PlannedGroupState[];
  removal: RemovalState | null;
  actions: PlannedGroupActions;
}

/** The groups, and what is said of a line that went: in its group, or in the place of a group that went with it. */
export function PlannedGroups({ groups, removal, actions }: PlannedGroupsProps) {
  const cards = groups.map((group) => (
    <PlannedGroup
      key={group.key}
      {...{ group, actions }}
      removal={removal?.groupKey === group.key ? removal : null}
    />
  ));
  if (!removal || groups.some(({ key }) => key === removal.groupKey)) return cards;
  const notice = <RemovedNotice key="removed" state={removal} onUndo={actions.undoRemoval} />;
  return inserted(cards, removal.groupAt, notice);
}
