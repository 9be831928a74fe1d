import { closeMemory, memoryHarness } from '../support/port-harness';
import { describeHttpAdapters } from './http-adapters';

afterAll(closeMemory);

describeHttpAdapters('in memory, without a server', memoryHarness);
