import { readInteractions } from '../../pact-file';
import { PACT_FILE } from '../../parties';
import type { VerifyOptions } from './options';
import { play } from './play';
import { statesAt } from './provider';
import { ofCalls } from './selection';

/** Runs in a separate process, because Pact's native part prints its own report to standard output. */
process.once('message', ({ baseUrl, stateUrl, token, only }: VerifyOptions) => {
  const given = stateUrl === undefined ? undefined : statesAt(stateUrl);
  void play(ofCalls(readInteractions(PACT_FILE), only), { baseUrl, token, given }).then((outcomes) =>
    process.send!(outcomes, () => process.exit(0)),
  );
});
