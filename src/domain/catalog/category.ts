/** A category of the menu (ENT-07); it knows its parent, because `Shop All` lists the parent's products. */
export class Category {
  private constructor(
    readonly id: string,
    readonly name: string,
    readonly imageUrl: string | null,
    readonly parent: Category | null,
    private readonly branches: readonly CategoryFacts[],
  ) {}

  static of(facts: CategoryFacts, parent: Category | null = null): Category {
    return new Category(facts.id, facts.name, facts.imageUrl, parent, facts.children);
  }

  get children(): readonly Category[] {
    return this.branches.map((branch) => Category.of(branch, this));
  }

  get isShopAll(): boolean {
    return this.name.trim().toLowerCase() === 'shop all';
  }

  /** `Shop All` lists its parent's products (HEAD-11). */
  get listingId(): string {
    return this.isShopAll && this.parent ? this.parent.id : this.id;
  }

  /** Its ancestors and itself, outermost first. */
  get trail(): readonly Category[] {
    return this.parent ? [...this.parent.trail, this] : [this];
  }

  /** Finds a category by id in this subtree; for the parent's id it never returns `Shop All`. */
  find(id: string): Category | null {
    if (this.id === id) return this;
    for (const child of this.children) {
      const found = child.find(id);
      if (found) return found;
    }
    return null;
  }
}

export interface CategoryFacts {
  readonly id: string;
  readonly name: string;
  /** For the category's card. */
  readonly imageUrl: string | null;
  readonly children: readonly CategoryFacts[];
}

/** The root category, for `/category/ALL` and for home page links without a target (HOME-09, X-019). */
export const ALL_CATEGORY_ID = '1017';
