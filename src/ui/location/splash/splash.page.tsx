import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { CheckoutHeaderView } from '../../shared/page-shell/checkout-header.view';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { SplashView } from './splash.view';
import { SplashViewModel } from './splash.view-model';

/** The slide is in the URL, so that back, forward and reload keep it. */
export const SplashPage = observer(function SplashPage() {
  const [query, setQuery] = useSearchParams();
  const splash = useViewModel(SplashViewModel, (viewModel) => viewModel.start());
  return (
    <>
      <CheckoutHeaderView secure={false} />
      <SplashView
        state={splash.stateAt(query.get('slide'))}
        goTo={(slide) => setQuery({ slide: String(slide) })}
      />
    </>
  );
});
