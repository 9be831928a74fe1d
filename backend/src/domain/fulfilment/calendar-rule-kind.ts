/**
 * `holiday`: no deliveries. `full`: every slot is booked. `message`, `code`: the other two ways in which the slot call
 * reports that there is none (DEMO-41).
 */
export type CalendarRuleKind = 'holiday' | 'full' | 'message' | 'code';
