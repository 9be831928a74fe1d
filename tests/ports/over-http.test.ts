import { httpHarness } from '../support/port-harness';
import { describeHttpAdapters } from './http-adapters';

describeHttpAdapters('over HTTP', httpHarness);
