import * as document from '@cork-and-petal/sdk/constraints';

export const APPLICATION_ID_MAX_LENGTH = document.ApplicationId.maxLength;
