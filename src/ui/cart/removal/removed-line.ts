import type { RemovedLine } from '../../../application/cart/last-removal';

/** The notice that takes the place of a removed line. */
export const toRemovalState = (removed: RemovedLine | null) =>
  removed && {
    name: removed.line.name,
    canUndo: removed.line.canBeRestored,
    isRestoring: removed.isRestoring,
    problem: removed.problem,
    groupKey: removed.line.groupKey,
    groupAt: removed.groupAt,
    lineAt: removed.lineAt,
  };
