import * as constraints from '@cork-and-petal/sdk/constraints';

/** Maximum lengths of form fields; the backend answers longer values with a schema error. */
export const NAME_MAX_LENGTH = constraints.Name.maxLength;
export const STREET_MAX_LENGTH = constraints.Street.maxLength;
export const CITY_MAX_LENGTH = constraints.City.maxLength;
export const EMAIL_MAX_LENGTH = constraints.Email.maxLength;
export const PASSWORD_MAX_LENGTH = constraints.PasswordInput.maxLength;
