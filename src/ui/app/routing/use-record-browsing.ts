import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../shared/app-context';
import { BrowsingHistoryStore } from '../../shared/browsing-history/browsing-history.store';
import { historyPosition } from '../../shared/browsing-history/history-position';
import type { Screen } from '../screens/screen';

/** Screens that are the same for everybody are where one browses; all others belong to an order or an account. */
export function useRecordBrowsing(screen: Screen | undefined): void {
  const browsingHistory = useStore(BrowsingHistoryStore);
  const { key } = useLocation();
  useEffect(() => {
    const position = historyPosition();
    if (position !== undefined) browsingHistory.visit(position, screen?.isServerRendered === true);
  }, [browsingHistory, key, screen]);
}
