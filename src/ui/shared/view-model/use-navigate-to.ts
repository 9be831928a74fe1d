import { useNavigate } from 'react-router-dom';

/** Where an action leads; null stays. */
export type Destination = string | null;

/** Follows a view-model's action to where it leads: view-models decide, pages navigate. */
export function useNavigateTo(): (destination: Destination | Promise<Destination>) => Promise<void> {
  const navigate = useNavigate();
  return async (destination) => {
    const path = await destination;
    if (path !== null) await navigate(path);
  };
}
