import type { CartGroup } from '../../../domain/cart/cart-group';
import { PICK_UP_DURATION, type FulfilmentType } from '../../../domain/fulfilment/shipping-choice';
import { usualDuration } from '../../../domain/shared/speed';
import { fulfilmentLabelTexts } from '../../../texts/cart/fulfilment-labels';

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
    joined(
      fulfilmentLabelTexts.delivery(group.deliveryFee.format()),
      group.speed ? usualDuration(group.speed) : '',
    ),
  on: fulfilmentLabelTexts.deliveryOn,
};

const LABELS: Readonly<Record<FulfilmentType, FulfilmentLabels>> = {
  delivery: DELIVERY,
  'pick-up': {
    method: (group) => joined(fulfilmentLabelTexts.pickUp, feeOf(group), PICK_UP_DURATION),
    on: fulfilmentLabelTexts.pickUpOn,
  },
  'dine-in': {
    method: (group) => joined(fulfilmentLabelTexts.dineIn, feeOf(group)),
    on: fulfilmentLabelTexts.dineInOn,
  },
};

/** Delivery unless another type was chosen. */
export const fulfilmentLabels = (type: FulfilmentType | ''): FulfilmentLabels =>
  type ? LABELS[type] : DELIVERY;
