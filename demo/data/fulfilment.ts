import type { calendarRules, leadTimes, shippingRates, slotTemplates } from '../../backend/src/adapters/postgres/schema';
import { SERVICES } from './service-areas';

const LOCATION_IDS = SERVICES.map((service) => service.locationId);

/** DEMO-39: every two hours from ten to eight. */
const SLOT_HOURS = [10, 12, 14, 16, 18] as const;

export const SLOT_TEMPLATE_ROWS: readonly (typeof slotTemplates.$inferInsert)[] = LOCATION_IDS.flatMap((locationId) =>
  SLOT_HOURS.map((hour) => ({ locationId, startTime: `${hour}:00`, endTime: `${hour + 2}:00`, capacity: 12 })),
);

type Rule = typeof calendarRules.$inferInsert;

export const CALENDAR_RULE_ROWS: readonly Rule[] = [
  // DEMO-40: fully booked. DEMO-41: only a message, only a code. DEMO-42: Christmas.
  ...LOCATION_IDS.flatMap((locationId): readonly Rule[] => [
    { locationId, kind: 'full', daysFromToday: 4 },
    { locationId, kind: 'message', daysFromToday: 8 },
    { locationId, kind: 'code', daysFromToday: 9 },
    { locationId, kind: 'holiday', everyYearOn: '12-25' },
  ]),
  // DEMO-42.
  { locationId: 11, kind: 'holiday', daysFromToday: 6 },
];

/** DEMO-42: today, the day after tomorrow, and in four days for Farm Direct. */
const LEAD_DAYS = { 'Same Day': 0, 'Next Day': 2, 'Farm Direct': 4 } as const;

export const LEAD_TIME_ROWS: readonly (typeof leadTimes.$inferInsert)[] = SERVICES.flatMap(
  ({ locationId, speeds }) => speeds.map((speed) => ({ locationId, speed, days: LEAD_DAYS[speed] })),
);

const RATE_CENTS = { 'Same Day': 799, 'Next Day': 1295, 'Farm Direct': 995 } as const;
/** The Village location is cheaper, the farm more expensive. */
const RATE_STEP: Readonly<Record<number, number>> = { 12: -200, 13: -100, 16: 300 };

export const SHIPPING_RATE_ROWS: readonly (typeof shippingRates.$inferInsert)[] = SERVICES.flatMap(
  ({ locationId, speeds }) =>
    speeds.map((speed) => ({ locationId, speed, amountCents: RATE_CENTS[speed] + (RATE_STEP[locationId] ?? 0) })),
);
