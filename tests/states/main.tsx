import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import preview from '../../.storybook/preview';
import { SearchableSelect } from '../../src/ui/shared/searchable-select/searchable-select';
import './states-page';
import { nextTurn, still } from './still';

type StoryFile = Parameters<typeof composeStories>[0];
type Story = ComponentType & { play?: (context: { canvasElement: HTMLElement }) => unknown };

setProjectAnnotations(preview);

const FILES = import.meta.glob<StoryFile>('../../src/ui/**/*.stories.tsx', { eager: true });

const stories = new Map<string, Story>(
  Object.entries(FILES).flatMap(([path, file]) =>
    Object.entries<Story>(composeStories(file)).map(
      ([state, story]) => [`${nameOf(path)} ${state}`, story] as const,
    ),
  ),
);

const host = document.getElementById('root') as HTMLElement;
let root: Root | undefined;

/** `cart/cart/cart` */
function nameOf(path: string): string {
  return path.replace(/^.*\/src\/ui\/|\.stories\.tsx$/g, '');
}

async function show(name: string): Promise<void> {
  const story = stories.get(name);
  if (!story) throw new Error(`There is no state ${name}`);
  // A new root, so that nothing is left of the last state, such as an open dialog.
  root?.unmount();
  root = createRoot(host);
  window.scrollTo(0, 0);
  root.render(createElement(story));
  await still(document);
  if (!story.play) return;
  await story.play({ canvasElement: host });
  await still(document);
}

async function drawn(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  // Observers of sizes and of what is in view report after a frame, and what they change is drawn after the next one.
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  await still(document);
}

/** What is loaded when it is first needed is loaded now, so that each state looks the same whenever it is shown. */
async function loadLater(): Promise<void> {
  const loading = createRoot(host);
  loading.render(<SearchableSelect label="City" value="" options={[]} onChange={() => undefined} />);
  while (!host.querySelector('[role=combobox]')) await nextTurn();
  loading.unmount();
}

await loadLater();
window.states = { names: [...stories.keys()], show, drawn };
