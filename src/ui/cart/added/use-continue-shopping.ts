import { useNavigate } from 'react-router-dom';
import { useStore } from '../../shared/app-context';
import { BrowsingHistoryStore } from '../../shared/browsing-history/browsing-history.store';
import { historyPosition } from '../../shared/browsing-history/history-position';
import { storePath } from '../../shared/paths/paths';

/** Returns to the screen where the shopper last browsed, scrolled as it was; after a reload it is unknown: to the store. */
export function useContinueShopping(): () => void {
  const navigate = useNavigate();
  const browsingHistory = useStore(BrowsingHistoryStore);
  return () => {
    const steps = browsingHistory.stepsBackFrom(historyPosition() ?? 0);
    void (steps > 0 ? navigate(-steps) : navigate(storePath()));
  };
}
