/** What the shop knows of the page at an address. */
export type Page =
  /** The same for everybody in one place; `parameters` are what its path names. */
  | {
      readonly kind: 'public';
      readonly query: readonly string[];
      readonly parameters: Readonly<Record<string, string>>;
      /** Whether search engines may list it. */
      readonly isIndexed: boolean;
    }
  | { readonly kind: 'personal'; readonly usesCamera: boolean; readonly isIndexed: boolean }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'redirect'; readonly to: string; readonly isPermanent: boolean };

/** A page and the visitors that it is for, as the module of the screens describes them. */
export interface PageDescription {
  readonly page: Page;
  /** Path and query without parameters that do not count; blank for the page of unknown addresses. */
  readonly address: string;
  /** The shopping place in one spelling; blank without one. */
  readonly place: string;
  readonly zipcode: string;
}
