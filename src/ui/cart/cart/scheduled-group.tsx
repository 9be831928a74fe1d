import type { ReactNode } from 'react';
import { CartGroupCard, type CartGroupState } from '../lines/cart-group-card';
import { CartLineRow, type CartLineState } from '../lines/cart-line-row';
import { DeliveryDate, type DeliveryDateState } from './delivery-date';
import { GroupDates } from './group-dates';
import { GroupSlots, type GroupSlotsState } from './group-slots';

interface ScheduledLineState extends CartLineState {
  fieldId: string;
  /** Its removal was undone. */
  isRestored: boolean;
  /** Null where the group has one date, or the line is out of stock. */
  schedule: DeliveryDateState | null;
}

export interface ScheduledGroupState extends CartGroupState {
  fieldId: string;
  lines: readonly ScheduledLineState[];
  /** One date and slot for the whole group: Same Day delivery, or one visit for pick-up or dine-in. */
  schedule: GroupSlotsState | null;
  /** One date for all its lines or one each; null for a group of one line, or one that has a time. */
  dates: { shared: DeliveryDateState | null } | null;
}

export interface ScheduledGroupActions {
  changeQuantity: (lineId: string, quantity: number) => void;
  remove: (lineId: string) => void;
  chooseDate: (lineId: string, iso: string) => void;
  chooseDateForAll: (groupKey: string, iso: string) => void;
  separateDates: (groupKey: string, isSeparate: boolean) => void;
  openSlots: (groupKey: string) => void;
  undoRemoval: () => void;
}

export function ScheduledGroup({
  group,
  actions,
  children,
}: {
  group: ScheduledGroupState;
  actions: ScheduledGroupActions;
  children: ReactNode;
}) {
  const footer = group.schedule ? (
    <GroupSlots id={group.fieldId} state={group.schedule} onChoose={() => actions.openSlots(group.key)} />
  ) : (
    group.dates && (
      <GroupDates
        id={group.fieldId}
        shared={group.dates.shared}
        onChoose={(iso) => actions.chooseDateForAll(group.key, iso)}
        onSeparate={(isSeparate) => actions.separateDates(group.key, isSeparate)}
      />
    )
  );
  return (
    <CartGroupCard group={group} footer={footer}>
      {children}
    </CartGroupCard>
  );
}

export function ScheduledLine({
  line,
  actions,
}: {
  line: ScheduledLineState;
  actions: ScheduledGroupActions;
}) {
  return (
    <CartLineRow
      line={line}
      isRestored={line.isRestored}
      onQuantity={(quantity) => actions.changeQuantity(line.id, quantity)}
      onRemove={() => actions.remove(line.id)}
    >
      {line.schedule && (
        <DeliveryDate
          id={line.fieldId}
          state={line.schedule}
          onChoose={(iso) => actions.chooseDate(line.id, iso)}
        />
      )}
    </CartLineRow>
  );
}
