/** What is to be measured is missing; the report says so and goes on. */
export class NotThereYet extends Error {}
