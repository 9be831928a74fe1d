import type { RemovedLine } from '../../../application/cart/last-removal';

/** What is said of the line that was removed, in the place where it was. */
export const shownRemoval = (removed: RemovedLine | null) =>
  removed && {
    name: removed.line.name,
    canUndo: removed.line.canBeRestored,
    isRestoring: removed.isRestoring,
    problem: removed.problem,
    groupKey: removed.line.groupKey,
    groupAt: removed.groupAt,
    lineAt: removed.lineAt,
  };
