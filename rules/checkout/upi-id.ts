import * as constraints from '@cork-and-petal/sdk/constraints';
import { checkoutRuleTexts } from './texts';

/** CONST-04 */
export const UPI_ID_MIN_LENGTH = 5;

export const UPI_ID_MAX_LENGTH = constraints.VerifyUpiRequest.upi_id.maxLength;

/** PAY-30 */
export const UPI_ID_INVALID = checkoutRuleTexts.upiIdInvalid;
