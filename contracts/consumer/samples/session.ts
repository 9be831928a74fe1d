import { samples } from '../support/from-state';
import { someText } from '../support/matchers';

export const token = someText(samples.token);
