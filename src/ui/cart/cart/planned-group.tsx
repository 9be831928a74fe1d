import type { ReactNode } from 'react';
import { CartGroupCard, type CartGroupState } from '../lines/cart-group-card';
import { CartLineRow, type CartLineState } from '../lines/cart-line-row';
import { DateField } from '../../shared/date-field/date-field';
import { GroupSlots, type GroupSlotsState } from './group-slots';

interface LineSchedule {
  /** False while the vendor's days are not known. */
  isKnown: boolean;
  date: string | undefined;
  min: string;
  max: string;
  unavailable: readonly string[];
  problem: string;
}

interface ScheduledLineState extends CartLineState {
  fieldId: string;
  /** It was removed, and the removal was undone. */
  isBack: boolean;
  /** Null where the group has one date for all, or the line cannot come. */
  plan: LineSchedule | null;
}

export interface ScheduledGroupState extends CartGroupState {
  fieldId: string;
  lines: readonly ScheduledLineState[];
  /** One date and slot for all: what comes the same day, or is fetched or drunk in one visit. */
  plan: GroupSlotsState | null;
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
  const footer = group.plan && (
    <GroupSlots id={group.fieldId} state={group.plan} onChoose={() => actions.openSlots(group.key)} />
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
      isBack={line.isBack}
      onQuantity={(quantity) => actions.changeQuantity(line.id, quantity)}
      onRemove={() => actions.remove(line.id)}
    >
      {line.plan && (
        <LineDate line={line} plan={line.plan} onChoose={(iso) => actions.chooseDate(line.id, iso)} />
      )}
    </CartLineRow>
  );
}

/** The day of one item that does not come the same day (CART-20). */
function LineDate({
  line,
  plan,
  onChoose,
}: {
  line: ScheduledLineState;
  plan: LineSchedule;
  onChoose: (iso: string) => void;
}) {
  return (
    <DateField
      id={line.fieldId}
      label="Delivery date"
      value={plan.date}
      min={plan.min}
      max={plan.max}
      unavailable={[...plan.unavailable]}
      disabled={!plan.isKnown}
      error={plan.problem || undefined}
      onChange={onChoose}
    />
  );
}
