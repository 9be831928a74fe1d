import type { Cart } from '../../../domain/cart/cart';
import type { CartGroup } from '../../../domain/cart/cart-group';
import type { MissingChoice } from '../../../domain/cart/delivery-choices';
import { scheduleTexts } from '../../../texts/cart/schedule';
import type { DeliverySchedule } from '../delivery-schedule/delivery-schedule';
import { productPath } from '../../shared/paths/paths';
import { shownSpeed, toGroupState, toLineState } from '../lines/cart-contents';
import type { FulfilmentLabels } from '../lines/fulfilment-labels';
import type { VisitSchedule } from './visit-schedule';

interface GroupSchedule {
  readonly schedule: DeliverySchedule;
  readonly labels: FulfilmentLabels;
  /** The visit for pick-up or dine-in; null for delivery. */
  readonly visit: VisitSchedule | null;
  /** The id of the line whose removal was undone; blank without one. */
  readonly restoredId: string;
}

/** A group with its date and slot, with one date for its lines, or its lines with a date each. */
export const toScheduledGroupState = (
  group: CartGroup,
  { schedule, labels, visit, restoredId }: GroupSchedule,
) => ({
  ...toGroupState(group, labels),
  fieldId: fieldIdOf(group.key),
  schedule: visit ? visit.of(group) : group.isSameDay ? schedule.group(group) : null,
  dates: visit || group.datedLines.length < 2 ? null : datesOf(group, schedule),
  lines: group.lines.map((line) => ({
    ...toLineState(line),
    href: line.productId && productPath({ productId: line.productId, size: line.variantId }),
    fieldId: fieldIdOf(line.id),
    isRestored: line.id === restoredId,
    schedule:
      visit || !group.datedLines.includes(line) || schedule.hasSharedDate(group)
        ? null
        : schedule.line(line, group),
  })),
});

const datesOf = (group: CartGroup, schedule: DeliverySchedule) => ({
  shared: schedule.hasSharedDate(group) ? schedule.lines(group) : null,
});

const INSTRUCTIONS: Readonly<Record<string, (name: string) => string>> = {
  date: scheduleTexts.chooseDate,
  timeslot: scheduleTexts.chooseSlot,
  'date,timeslot': scheduleTexts.chooseDateAndSlot,
};

/** CART-21: one error for each field with a missing choice. */
export function missingChoiceErrors(
  cart: Cart,
  missing: readonly MissingChoice[],
  { visit, schedule }: Pick<GroupSchedule, 'visit' | 'schedule'>,
) {
  if (visit)
    return cart.groups
      .filter((group) => visit.needsTime(group))
      .map(({ key, vendorName }) => ({
        fieldId: fieldIdOf(key),
        message: scheduleTexts.chooseVisit(vendorName),
      }));
  const shared = cart.groups.filter((group) => schedule.hasSharedDate(group));
  const fieldOf = (key: string) => shared.find(({ lines }) => lines.some(({ id }) => id === key))?.key ?? key;
  const fields = [...new Set(missing.map(({ key }) => fieldOf(key)))];
  return fields.map((field) => {
    const kinds = missing.filter(({ key }) => fieldOf(key) === field).map(({ kind }) => kind);
    const instruction = INSTRUCTIONS[[...new Set(kinds)].join()];
    return { fieldId: fieldIdOf(field), message: instruction?.(nameOf(cart, field)) ?? '' };
  });
}

function nameOf(cart: Cart, key: string): string {
  const group = cart.groups.find((each) => each.key === key);
  return cart.line(key)?.name ?? (group ? groupName(cart, group) : '');
}

/** The vendor, with the speed if it has several groups. */
function groupName({ groups }: Cart, group: CartGroup): string {
  const { vendorName } = group;
  const isOnlyOne = groups.filter((each) => each.vendorName === vendorName).length === 1;
  return isOnlyOne ? vendorName : `${vendorName}, ${shownSpeed(group)}`;
}

const fieldIdOf = (key: string): string => `when-${key.replace(/\W+/g, '-')}`;
