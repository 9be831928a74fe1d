import { Api, type ApiOptions, ApiSettings } from '../../src/adapters/http/api';
import { Session } from '../../src/domain/customer/session';
import { InMemoryValue } from './fakes/in-memory-value';
import { RecordingLog } from './fakes/recording-log';

/** A visitor's API, the calls of which are answered by this function. */
export const apiAnsweredBy = (fetch: ApiOptions['fetch'], session = Session.visitor): Api =>
  new Api(
    new ApiSettings({ baseUrl: 'http://shop.test', fetch }),
    new InMemoryValue(session),
    new RecordingLog(),
  );
