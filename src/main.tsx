import 'reflect-metadata/lite';
import './ui/shared/global.css';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { watchPreHydrationHistory } from './adapters/browser/pre-hydration-history';
import { unregisterServiceWorkers } from './adapters/browser/service-workers';
import { openShop } from './composition/open-shop';
import { App } from './ui/app/app';
import { SessionStore } from './ui/customer/session.store';

const shop = openShop();
void shop.preload(window.location.pathname + window.location.search);
void shop.resolve(SessionStore).restored();
unregisterServiceWorkers();

const stopWatching = watchPreHydrationHistory();

/** This effect runs after the router's own, so that the router listens by then. */
function Router({ children }: { children: ReactNode }) {
  useLayoutEffect(stopWatching, []);
  return <BrowserRouter>{children}</BrowserRouter>;
}

const root = document.getElementById('root') as HTMLElement;
const app = <App services={shop} router={Router} />;
if (shop.firstScreen) hydrateRoot(root, app);
else createRoot(root).render(app);

// Loaded after the first screen.
void import('./ui/shared/fonts.css');
if (shop.reportsWebVitals)
  void import('./adapters/browser/report-web-vitals').then(({ reportWebVitals }) => reportWebVitals());
