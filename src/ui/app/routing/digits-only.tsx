import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { NotFoundView } from '../not-found.view';

/** Ids are digits: a mistyped address is no screen, not a broken one. */
export function DigitsOnly({ param, children }: { param: string; children: ReactNode }) {
  const value = useParams()[param] ?? '';
  return /^\d+$/.test(value) ? children : <NotFoundView />;
}
