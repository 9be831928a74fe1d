export interface Crumb {
  label: string;
  /** Left out for the last one, which is the current page. */
  href?: string;
}
