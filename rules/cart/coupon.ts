import * as document from '@cork-and-petal/sdk/constraints';

export const COUPON_CODE_MAX_LENGTH = document.ShowCartRequest.coupon_code.maxLength;
