import * as constraints from '@cork-and-petal/sdk/constraints';

export const COUPON_CODE_MAX_LENGTH = constraints.ShowCartRequest.coupon_code.maxLength;
