import type { ReactNode } from 'react';
import { CartGroupCard, type CartGroupState } from '../lines/cart-group-card';
import { CartLineRow, type CartLineState } from '../lines/cart-line-row';
import { DateField } from '../../shared/date-field/date-field';
import { GroupSlots, type GroupSlotsState } from './group-slots';

interface LineSchedule {
  /** False while the vendor's calendar is loading. */
  isKnown: boolean;
  date: string | undefined;
  min: string;
  max: string;
  unavailable: readonly string[];
  problem: string;
}

interface ScheduledLineState extends CartLineState {
  fieldId: string;
  /** Its removal was undone. */
  isRestored: boolean;
  /** Null where the whole group has one date, or the line is out of stock. */
  schedule: LineSchedule | null;
}

export interface ScheduledGroupState extends CartGroupState {
  fieldId: string;
  lines: readonly ScheduledLineState[];
  /** One date and slot for the whole group: Same Day delivery, or one visit for pick-up or dine-in. */
  schedule: GroupSlotsState | null;
}

export interface ScheduledGroupActions {
  changeQuantity: (lineId: string, quantity: number) => void;
  remove: (lineId: string) => void;
  chooseDate: (lineId: string, iso: string) => void;
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
  const footer = group.schedule && (
    <GroupSlots id={group.fieldId} state={group.schedule} onChoose={() => actions.openSlots(group.key)} />
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
        <LineDate line={line} schedule={line.schedule} onChoose={(iso) => actions.chooseDate(line.id, iso)} />
      )}
    </CartLineRow>
  );
}

/** The date of one line that is not delivered the same day (CART-20). */
function LineDate({
  line,
  schedule,
  onChoose,
}: {
  line: ScheduledLineState;
  schedule: LineSchedule;
  onChoose: (iso: string) => void;
}) {
  return (
    <DateField
      id={line.fieldId}
      label="Delivery date"
      value={schedule.date}
      min={schedule.min}
      max={schedule.max}
      unavailable={[...schedule.unavailable]}
      disabled={!schedule.isKnown}
      error={schedule.problem || undefined}
      onChange={onChoose}
    />
  );
}
