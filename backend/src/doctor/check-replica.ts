import { inspectReplica } from '../adapters/postgres/inspect-replica';
import type { Settings } from '../config';
import { type Finding, note, ok, problem, reasonOf } from './finding';

/** Prices and stock that are older than this surprise shoppers in the cart. */
const MAX_LAG_SECONDS = 30;

export async function checkReplica({ databaseReadUrl }: Settings): Promise<Finding[]> {
  if (!databaseReadUrl) return [];
  try {
    const { isStandby, missingMigrations, lagSeconds } = await inspectReplica(databaseReadUrl);
    if (missingMigrations > 0)
      return [
        problem(
          'Read replica',
          `lacks ${missingMigrations} migrations`,
          'Check that it follows DATABASE_URL.',
        ),
      ];
    if (!isStandby)
      return [
        note('Read replica', 'answers, but is no standby: it follows only what something else sends it'),
      ];
    return lagSeconds > MAX_LAG_SECONDS
      ? [
          problem(
            'Read replica',
            `${Math.round(lagSeconds)} s behind`,
            'Find out what delays it, or remove DATABASE_READ_URL until it follows.',
          ),
        ]
      : [ok('Read replica', 'answers, and follows')];
  } catch (error) {
    return [
      problem(
        'Read replica',
        `cannot be read: ${reasonOf(error)}`,
        'Check DATABASE_READ_URL, or remove it: browsing then reads DATABASE_URL.',
      ),
    ];
  }
}
