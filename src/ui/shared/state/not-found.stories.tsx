import { NotFoundView } from './not-found.view';

export default { component: NotFoundView };

export const Shown = () => <NotFoundView />;
