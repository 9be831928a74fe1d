import * as constraints from '@cork-and-petal/sdk/constraints';

/** Characters as `maxLength` counts them: an emoji is one. */
export const GIFT_MESSAGE_LIMIT = constraints.PlaceOrderRequest.gift_message.maxLength;
