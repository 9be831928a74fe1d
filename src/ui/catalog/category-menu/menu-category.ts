/** A category, as the menu shows it. */
export interface MenuCategory {
  id: string;
  label: string;
  href: string;
  children?: readonly MenuCategory[];
}
