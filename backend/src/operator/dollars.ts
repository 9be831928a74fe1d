import { formatCents } from '../domain/shared/money';

export const dollars = (cents: number): string => `$${formatCents(cents)}`;
