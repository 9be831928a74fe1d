import { KeyValueStore } from './key-value-store';

/** Both of the browser's storages, and news of what another tab wrote. */
export class BrowserStore {
  constructor(
    /** Kept until cleared. */
    readonly local: KeyValueStore,
    /** Kept for as long as the tab is open. */
    readonly session: KeyValueStore,
    /** Calls when another tab has written; the key is null when it cleared everything. */
    readonly onForeignChange: (listener: (key: string | null) => void) => void = () => {},
  ) {}
}
