/** A calendar date, without time or time zone. */
export class CalendarDate {
  private constructor(
    readonly year: number,
    readonly month: number,
    readonly day: number,
  ) {}

  static of(year: number, month: number, day: number): CalendarDate {
    const date = new Date(Date.UTC(year, month - 1, day));
    return new CalendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  }

  /** Parses YYYY-MM-DD, the wire's format; null for dates that do not exist. */
  static parse(text: string | null | undefined): CalendarDate | null {
    const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text ?? '');
    if (!match) return null;
    const date = CalendarDate.of(Number(match[1]), Number(match[2]), Number(match[3]));
    return date.iso === match[0] ? date : null;
  }

  plusDays(days: number): CalendarDate {
    return CalendarDate.of(this.year, this.month, this.day + days);
  }

  isBefore(other: CalendarDate): boolean {
    return this.iso < other.iso;
  }

  equals(other: CalendarDate | null): boolean {
    return this.iso === other?.iso;
  }

  /** YYYY-MM-DD */
  get iso(): string {
    return `${pad(this.year, 4)}-${pad(this.month, 2)}-${pad(this.day, 2)}`;
  }

  /** MM/dd/yyyy, as the pickers show it (C§2). */
  get shown(): string {
    return `${pad(this.month, 2)}/${pad(this.day, 2)}/${pad(this.year, 4)}`;
  }
}

const pad = (number: number, length: number) => String(number).padStart(length, '0');
