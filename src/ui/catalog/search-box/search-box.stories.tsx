import type { ComponentProps } from 'react';
import { ignored } from '../../../../tests/support/samples/ignored';
import { productPicture } from '../../../../tests/support/samples/pictures';
import { LONG_NAME, RTL_NAME } from '../../../../tests/support/samples/texts';
import { SearchBoxView } from './search-box.view';

export default { component: SearchBoxView };

type State = ComponentProps<typeof SearchBoxView>['state'];

const suggestion = (id: number, name: string) => ({
  id: String(id),
  name,
  imageUrl: productPicture(id),
  price: '$29.00',
});

const TYPED: State = { text: 'bourbon', suggestions: [], message: '' };

/** The list is shown while the field has the focus. */
const open = (change: Partial<State>) => ({
  render: () => <SearchBoxView state={{ ...TYPED, ...change }} actions={ignored()} />,
  play: ({ canvasElement }: { canvasElement: HTMLElement }) => canvasElement.querySelector('input')?.focus(),
});

export const Empty = () => <SearchBoxView state={{ ...TYPED, text: '' }} actions={ignored()} />;
export const One = open({ suggestions: [suggestion(101, 'Old Harbor Bourbon')] });
export const Many = open({
  suggestions: [101, 102, 103, 104, 105].map((id) => suggestion(id, `Bourbon no. ${id}`)),
});
export const Failed = open({ message: 'Suggestions are not available right now.' });
export const LongestText = open({ text: LONG_NAME, suggestions: [suggestion(101, LONG_NAME)] });
export const RightToLeftText = open({ text: RTL_NAME, suggestions: [suggestion(101, RTL_NAME)] });
