import { readFileSync } from 'node:fs';
import { CONTEXTS } from '../../.dependency-cruiser.contexts.mjs';

const rules = Object.entries(CONTEXTS).map(([context, allowed]) => [context, [...allowed].toSorted()]);

test('the table of decision 12 has the contexts and imports that are enforced', () => {
  const decision = readFileSync('docs/decisions/0012-contexts-form-a-dag.md', 'utf8');
  const rows = [...decision.matchAll(/^ {3}\| (\w+) +\| ([\w, ]+?) +\|$/gm)].slice(1);
  const documented = rows.map(([, context, list]) => [
    context,
    list === 'nothing' ? [] : list?.split(', ').toSorted(),
  ]);
  expect(documented).toEqual(rules);
});

test('the diagram of the architecture has an arrow for each of them, except to location', () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const diagram = /flowchart LR\n([^`]*)/.exec(page)?.[1] ?? '';
  const arrows = diagram.split('\n').flatMap((line) => {
    const steps = line.trim().split(' --> ');
    return steps.slice(1).flatMap((to, at) => to.split(' & ').map((each) => `${steps[at]} --> ${each}`));
  });
  const enforced = Object.entries(CONTEXTS).flatMap(([context, allowed]) =>
    allowed.filter((each) => each !== 'location').map((each) => `${context} --> ${each}`),
  );
  expect(arrows.toSorted()).toEqual(enforced.toSorted());
});
