import * as document from '@cork-and-petal/sdk/constraints';

/** What fields of forms accept at most; the backend answers a longer value with a schema error. */
export const NAME_MAX_LENGTH = document.Name.maxLength;
export const STREET_MAX_LENGTH = document.Street.maxLength;
export const CITY_MAX_LENGTH = document.City.maxLength;
export const EMAIL_MAX_LENGTH = document.Email.maxLength;
export const PASSWORD_MAX_LENGTH = document.PasswordInput.maxLength;
