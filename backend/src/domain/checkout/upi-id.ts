import { UPI_ID_MIN_LENGTH } from '../../../../rules/checkout/upi-id';

/** `name@handle` by the rules of UPI; at least five characters (B§9). */
const UPI_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,255}@[A-Za-z][A-Za-z0-9]{1,63}$/;

export const isUpiId = (text: string): boolean => text.length >= UPI_ID_MIN_LENGTH && UPI_ID.test(text);
