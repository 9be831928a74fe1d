/** Something to be measured is missing; the report says so and continues. */
export class NotAvailable extends Error {}
