/** A thing of the points shop. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly pictures: readonly string[];
  readonly points: number;
  /** Hundredths of the currency, on top of the points. */
  readonly priceFen: number;
  /** null where the server does not tell. */
  readonly stock: number | null;
  /** Epoch ms; null when open. */
  readonly from: number | null;
  readonly until: number | null;
  /** Hostile until it went through the sanitiser. */
  readonly html: string;
}

/** Whether it can be had now. */
export type ProductState = 'open' | 'soon' | 'over' | 'gone';
