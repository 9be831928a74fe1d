/** A branch of the menu (ENT-07), which knows its parent because `Shop All` stands for it. */
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

  /** This category and those above it, outermost first. */
  get trail(): readonly Category[] {
    return this.parent ? [...this.parent.trail, this] : [this];
  }

  /** Looks for a category by id in this branch; `Shop All` is never the answer for its parent's id. */
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

/** The root of everything, where `/category/ALL` and home links without a target lead (HOME-09, X-019). */
export const ALL_CATEGORY_ID = '1017';
