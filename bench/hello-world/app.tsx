import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { observer } from 'mobx-react-lite';
import { addressOf } from './catalog';
import type { ScreenStore } from './screen-store';
import { ScreenView } from './screen-view';

const ScreenPage = observer(function ScreenPage({ store }: { store: ScreenStore }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    void store.show(addressOf(new URL(pathname + search, window.location.origin)));
  }, [store, pathname, search]);
  return store.screen ? <ScreenView screen={store.screen} query={search} /> : <main className="waiting" />;
});

/** The measured routes. */
export function App({ store }: { store: ScreenStore }) {
  const page = <ScreenPage store={store} />;
  return (
    <Routes>
      <Route path="/" element={page} />
      <Route path="/faq" element={page} />
      <Route path="/search/results" element={page} />
      <Route path="/vendor/:vendorId" element={page} />
      <Route path="/store" element={page} />
      <Route path="/store/:productId" element={page} />
      <Route path="/store/category/:name/:id" element={page} />
    </Routes>
  );
}
