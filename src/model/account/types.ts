/** A category of subscription accounts (interop section 4, `getCats`). */
export interface AccountCategory {
  readonly id: string;
  readonly name: string;
  /** Always true: no wire field says that a category has none below it. */
  readonly hasChildren: boolean;
}

/** A subscription account, as lists show one (interop section 10, Xy). */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly followers: number;
  readonly articles: number;
}
