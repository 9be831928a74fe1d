import * as constraints from '@cork-and-petal/sdk/constraints';

export const APPLICATION_ID_MAX_LENGTH = constraints.ApplicationId.maxLength;
