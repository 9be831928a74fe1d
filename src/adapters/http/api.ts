import {
  type Answer,
  type AnswerData,
  type Call,
  connect,
  type Connection,
  type ConnectionOptions,
  type Failure,
  type InputArguments,
  type OperationId,
} from '@cork-and-petal/sdk';
import { readDocumented } from '@cork-and-petal/sdk/reading';
import { injectable } from 'inversify';
import { CurrentSession } from '../../application/customer/current-session.port';
import { Log } from '../../application/shared/log.port';
import { withPictureAddresses } from './picture-addresses';

export interface ApiOptions {
  /** Blank: the page's own origin. */
  readonly baseUrl: string;
  readonly fetch?: ConnectionOptions['fetch'];
  /** For a backend that reads credentials in the query only. */
  readonly legacyCredentialQuery?: boolean;
  /** Origin of pictures whose address is a path; blank: the page's own. */
  readonly pictureOrigin?: string;
  /** Called when an answer could not be read; it is logged in any case. */
  readonly onUnreadable?: () => void;
}

/** How the backend is reached, set by a deployment (docs/configuration.md). */
export class ApiSettings {
  constructor(readonly options: ApiOptions) {}
}

/**
 * Makes calls of the SDK for the current session. Answers have the types that the document promises: any other is a
 * failure like a fault of the backend, and logged once, by the names of call and field.
 */
@injectable()
export class Api {
  private readonly connection: Connection;
  /** Blank: the page's own origin. */
  readonly baseUrl: string;
  private readonly pictureOrigin: string;

  constructor(
    { options }: ApiSettings,
    private readonly currentSession: CurrentSession,
    log: Log,
  ) {
    const { baseUrl, fetch, legacyCredentialQuery, pictureOrigin = '', onUnreadable } = options;
    this.baseUrl = baseUrl;
    this.pictureOrigin = pictureOrigin;
    this.connection = connect({
      baseUrl,
      fetch,
      legacyCredentialQuery,
      // The shop reports a failure at once, and lets the shopper retry.
      retries: 0,
      token: () => this.token || undefined,
      read: readDocumented((answer) => {
        log.warn('An answer of the backend is not as documented', answer);
        onUnreadable?.();
      }),
    });
  }

  async call<Id extends OperationId>(
    call: Call<Id>,
    ...input: InputArguments<Id>
  ): Promise<Answer<AnswerData<Id>>> {
    const { token } = this;
    const answer = await call(this.connection, ...input);
    if (!answer.ok) this.noticeExpiry(answer.failure, token);
    if (!answer.ok || this.pictureOrigin === '') return answer;
    return { ...answer, data: withPictureAddresses(answer.data, this.pictureOrigin) };
  }

  /** Sent in the body of most calls, besides the header (NET-05, X-085). */
  get token(): string {
    return this.currentSession.get().token;
  }

  get customerId(): string {
    return this.currentSession.get().customerId;
  }

  /** Drops a token that the backend rejects; the cart stays. */
  private noticeExpiry(failure: Failure, token: string): void {
    if (failure.kind !== 'refused' || failure.status !== 401 || token === '') return;
    if (token === this.token) this.currentSession.set(this.currentSession.get().expired());
  }
}
