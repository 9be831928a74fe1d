import type { CartGroup } from '../../../domain/cart/cart-group';
import { PICK_UP_DURATION, type FulfilmentType } from '../../../domain/fulfilment/shipping-choice';
import { usualDuration } from '../../../domain/shared/speed';

/** The labels of a fulfilment type. */
export interface FulfilmentLabels {
  /** Method, fee and duration of a group (SHIP-39, SHIP-42..44). */
  readonly method: (group: CartGroup) => string;
  /** Precedes the date and time. */
  readonly on: string;
}

const joined = (...facts: readonly string[]): string => facts.filter(Boolean).join(' · ');

const feeOf = ({ deliveryFee }: CartGroup): string => (deliveryFee.isZero ? '' : deliveryFee.format());

const DELIVERY: FulfilmentLabels = {
  method: (group) =>
    joined(`Delivery ${group.deliveryFee.format()}`, group.speed ? usualDuration(group.speed) : ''),
  on: 'Delivery on',
};

const LABELS: Readonly<Record<FulfilmentType, FulfilmentLabels>> = {
  delivery: DELIVERY,
  'pick-up': {
    method: (group) => joined('Store Pickup', feeOf(group), PICK_UP_DURATION),
    on: 'Pick-up on',
  },
  'dine-in': {
    method: (group) => joined('Served at your table', feeOf(group)),
    on: 'At your table on',
  },
};

/** Delivery unless another type was chosen. */
export const fulfilmentLabels = (type: FulfilmentType | ''): FulfilmentLabels =>
  type ? LABELS[type] : DELIVERY;
