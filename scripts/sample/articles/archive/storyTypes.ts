/** Where a story can happen. */
type Setting = 'town' | 'farm' | 'sea' | 'high' | 'any';

/** A place of the province with the columns that tell of it, the nearest first. */
export interface Place {
  readonly name: string;
  readonly setting: Exclude<Setting, 'any'>;
  readonly columns: readonly number[];
  /** What lies there: lanes, villages, piers. */
  readonly spots: readonly string[];
}

/**
 * What may happen in a place. Its texts name `{p}` the place, `{s}` a spot of it, `{w}` a
 * person, `{a}` `{b}` `{c}` numbers from `numbers`.
 */
export interface Story {
  readonly setting: Setting;
  readonly column: number;
  readonly titles: readonly [string, string, string];
  readonly abstract: string;
  readonly texts: readonly string[];
  readonly numbers: readonly (readonly [from: number, to: number])[];
  readonly tags: readonly string[];
  readonly pictures: readonly string[];
  /** It comes from this account now and then. */
  readonly account: number;
}
