import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigateTo } from '../../shared/view-model/use-navigate-to';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { SearchBoxView } from './search-box.view';
import { SearchBoxViewModel } from './search-box.view-model';

export const SearchBox = observer(function SearchBox() {
  const go = useNavigateTo();
  const { pathname, search } = useLocation();
  const box = useViewModel(SearchBoxViewModel);
  // On the results page the field shows the current search; elsewhere it keeps what was typed.
  const follow = useEffectEvent(() => {
    const term = new URLSearchParams(search).get('q');
    if (term !== null && /^\/(store\/)?search/.test(pathname)) box.adopt(term);
  });
  useEffect(() => follow(), [box, pathname, search]);
  const actions = {
    type: (text: string) => box.type(text),
    clear: () => box.clear(),
    submit: () => void go(box.submit()),
    pick: (id: string) => void go(box.pick(id)),
  };
  return <SearchBoxView state={box.state} actions={actions} />;
});
