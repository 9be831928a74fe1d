import { type CalendarDate, localTime } from '../../domain/shared/calendar-date';
import type { Clock } from '../../application/shared/clock.port';
import type { FaceComparison } from '../../domain/identity/identity-application';
import {
  type FaceOutcome,
  type IdentityOutcome,
  type IdentityPictures,
  IdentityVerifier,
} from '../../application/identity/identity-verifier.port';

/** Below this mean brightness, of 255, the camera was covered. */
const DARK = 24;

/** The data of every document, unless the application's id selects another age. */
const DEFAULT_DOCUMENT = { years: 34, number: '234123412346' };

interface SimulatedResult {
  face?: FaceComparison;
  /** Whole years of age. */
  years?: number;
  outcome?: 'failed' | 'timeout';
}

/** Results by prefix of the application's id (DEMO-56); every other id matches. */
const RESULTS_BY_PREFIX: readonly (readonly [string, SimulatedResult])[] = [
  ['APP-NOMATCH', { face: { isMatch: false, percent: 31 } }],
  [
    'APP-OTHER',
    { face: { isMatch: false, percent: 42, message: 'The selfie does not match the document.' } },
  ],
  ['APP-YOUNG', { years: 20 }],
  ['APP-21', { years: 21 }],
  ['APP-22', { years: 22 }],
  ['APP-ERR', { outcome: 'failed' }],
  ['APP-LATE', { outcome: 'timeout' }],
];

/**
 * Compares no faces: the application's id decides (X-079, BDG-07). A dark selfie, with the camera covered, never
 * matches.
 */
export class SandboxIdentityVerifier implements IdentityVerifier {
  readonly isSimulated = true;

  constructor(private readonly clock: Clock) {}

  async verify(
    applicationId: string,
    { selfie }: IdentityPictures,
    signal: AbortSignal,
  ): Promise<IdentityOutcome> {
    const result = resultOf(applicationId);
    if (result.outcome === 'timeout') return untilAborted(signal);
    if (result.outcome === 'failed') return { kind: 'failed' };
    const face = (await isDark(selfie)) ? NO_FACE : (result.face ?? { isMatch: true, percent: 93 });
    const dateOfBirth = this.birthday(result.years ?? DEFAULT_DOCUMENT.years);
    return { kind: 'compared', face, document: { dateOfBirth, number: DEFAULT_DOCUMENT.number } };
  }

  async compareFace(applicationId: string, selfie: Buffer, signal: AbortSignal): Promise<FaceOutcome> {
    const { outcome } = resultOf(applicationId);
    if (outcome === 'timeout') return untilAborted(signal);
    if (outcome === 'failed') return { kind: 'failed' };
    return { kind: 'compared', face: (await isDark(selfie)) ? NO_FACE : { isMatch: true, percent: 97 } };
  }

  /** The birthday was half a year ago, so that no time zone changes the age. */
  private birthday(years: number): CalendarDate {
    const [year = 0, month = 1] = localTime(this.clock.now(), 'UTC').date.split('-').map(Number);
    const half =
      month > 6 ? { year: year - years, month: month - 6 } : { year: year - years - 1, month: month + 6 };
    return `${half.year}-${String(half.month).padStart(2, '0')}-15`;
  }
}

const NO_FACE: FaceComparison = { isMatch: false, percent: 28 };

const resultOf = (applicationId: string): SimulatedResult =>
  RESULTS_BY_PREFIX.find(
    ([start]) => applicationId === start || applicationId.startsWith(`${start}-`),
  )?.[1] ?? {};

async function isDark(selfie: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const { channels } = await sharp(selfie).stats();
  return channels.every(({ mean }) => mean < DARK);
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(new Error('The verifier did not answer in time.'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}
