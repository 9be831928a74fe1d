import type { CartGroup } from '../../../domain/cart/cart-group';
import { PICK_UP_DURATION, type FulfilmentType } from '../../../domain/fulfilment/shipping-choice';
import { usualDuration } from '../../../domain/shared/delivery-type';

/** How a cart's goods come to the shopper, in labels. */
export interface FulfilmentLabels {
  /** What a group's handing over is called, costs and takes (SHIP-39, SHIP-42..44). */
  readonly method: (group: CartGroup) => string;
  /** Stands before the day and hour. */
  readonly on: string;
}

const joined = (...facts: readonly string[]): string => facts.filter(Boolean).join(' · ');

const feeOf = ({ deliveryFee }: CartGroup): string => (deliveryFee.isZero ? '' : deliveryFee.format());

const DELIVERY: FulfilmentLabels = {
  method: (group) =>
    joined(
      `Delivery ${group.deliveryFee.format()}`,
      group.deliveryType ? usualDuration(group.deliveryType) : '',
    ),
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

/** Who has not said how gets it delivered. */
export const fulfilmentLabels = (type: FulfilmentType | ''): FulfilmentLabels =>
  type ? LABELS[type] : DELIVERY;
