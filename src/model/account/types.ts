/** A category of subscription accounts (interop section 4, `getCats`). */
export interface AccountCategory {
  readonly id: string;
  readonly name: string;
}

/** A subscription account in a list (interop section 10, Xy). */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly followers: number;
  readonly articles: number;
}
