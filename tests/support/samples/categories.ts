import type { MenuCategory } from '../../../src/ui/catalog/category-menu/menu-category';
import { categoryPath } from '../../../src/ui/shared/paths/paths';

export const menuLeaf = (label: string): MenuCategory => ({
  id: label,
  label,
  href: categoryPath({ categoryName: label, categoryId: '1' }),
});

/** Three levels deep, with more children than a column has. */
export const WHISKEY: MenuCategory = {
  ...menuLeaf('Whiskey'),
  children: [
    menuLeaf('Shop All'),
    { ...menuLeaf('Bourbon'), children: [menuLeaf('Kentucky')] },
    menuLeaf('Scotch'),
    menuLeaf('Rye'),
    menuLeaf('Irish'),
    menuLeaf('Others'),
  ],
};

export const MENU: readonly MenuCategory[] = [
  WHISKEY,
  ...['Wine', 'Beer', 'Spirits', 'Flowers', 'Gifts'].map(menuLeaf),
];
