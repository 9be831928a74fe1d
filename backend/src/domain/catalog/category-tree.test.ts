import { categoryTrees } from './category-tree';

const whiskey = { id: 12, parentId: 1017, name: 'Whiskey' };
const bourbon = { id: 122, parentId: 12, name: 'Bourbon' };

test('a department begins with Shop All, which has the id of the department [HEAD-11]', () => {
  expect(categoryTrees([whiskey, bourbon])).toEqual([
    {
      id: 12,
      name: 'Whiskey',
      children: [
        { id: 12, name: 'Shop All', children: [] },
        { id: 122, name: 'Bourbon', children: [] },
      ],
    },
  ]);
});

test('the root has the departments and no Shop All', () => {
  const [root] = categoryTrees([{ id: 1017, parentId: null, name: 'ALL' }, whiskey, bourbon]);
  expect(root?.children.map((child) => child.name)).toEqual(['Whiskey']);
});

test('a category without children has none', () => {
  expect(categoryTrees([bourbon])).toEqual([{ id: 122, name: 'Bourbon', children: [] }]);
});
