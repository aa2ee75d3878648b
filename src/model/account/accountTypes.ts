/** A category of subscription accounts (wire 4.8). */
export interface AccountCategory {
  readonly id: string;
  readonly name: string;
}

/** A subscription account in a list (wire 10.2). */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly followers: number;
  readonly articles: number;
}
