/**
 * `holiday`: nothing is delivered. `full`: every slot is booked. `message`, `code`: the two other ways in which
 * the slot call says that there is none (DEMO-41).
 */
export type CalendarRuleKind = 'holiday' | 'full' | 'message' | 'code';
