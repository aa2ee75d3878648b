/** A product of the points shop. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly pictures: readonly string[];
  readonly points: number;
  /** Price in hundredths of the currency, in addition to the points. */
  readonly priceFen: number;
  /** null when the server sent none. */
  readonly stock: number | null;
  /** Epoch ms; null for no limit. */
  readonly from: number | null;
  readonly until: number | null;
  /** Untrusted until it is sanitised. */
  readonly html: string;
}

/** Availability of a product. */
export type ProductState = 'open' | 'soon' | 'over' | 'gone';
