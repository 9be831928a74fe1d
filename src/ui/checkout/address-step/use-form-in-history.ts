import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { checkoutPath } from '../../shared/paths/paths';

const LIST = checkoutPath({ tab: 'address' });
const FORM = checkoutPath({ tab: 'address', show: 'new' });

/** The form for a new address has an entry of its own in the history, so that back closes it and a reload keeps it open. */
export function useFormInHistory() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isAfterList = (useLocation().state as { isAfterList?: boolean } | null)?.isAfterList;
  return {
    isOpen: search.get('show') === 'new',
    open: () => void navigate(FORM, { state: { isAfterList: true } }),
    /** Goes back to the list, which a reload or a link may have skipped. */
    close: () => void (isAfterList ? navigate(-1) : navigate(LIST, { replace: true })),
  };
}
