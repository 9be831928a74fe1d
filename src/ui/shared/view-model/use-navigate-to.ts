import { useNavigate } from 'react-router-dom';

/** The path that an action leads to; null to stay. */
export type Destination = string | null;

/** Navigates to the result of an action: view-models decide, pages navigate. */
export function useNavigateTo(): (destination: Destination | Promise<Destination>) => Promise<void> {
  const navigate = useNavigate();
  return async (destination) => {
    const path = await destination;
    if (path !== null) await navigate(path);
  };
}
