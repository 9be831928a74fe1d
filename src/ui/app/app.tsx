import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { type AppServices, AppProvider } from '../shared/app-context';
import { ExpiredSession } from './guards/expired-session';
import { ReplayOnHydration } from './hydration/hydration-boundary';
import { AppRoutes } from './routes';

interface AppProps {
  services: AppServices;
  /** The browser's router, or a static one on the server. */
  router: ComponentType<{ children: ReactNode }>;
}

/** The whole component tree, the same in the browser and on the server. */
export function App({ services, router: Router }: AppProps) {
  return (
    <StrictMode>
      <AppProvider services={services}>
        <Router>
          <ExpiredSession />
          <AppRoutes />
          <ReplayOnHydration part="" />
        </Router>
      </AppProvider>
    </StrictMode>
  );
}
