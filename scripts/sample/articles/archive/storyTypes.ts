/** Where a story can happen. */
type Setting = 'town' | 'farm' | 'sea' | 'high' | 'any';

/** A town or region of the province, with its columns, the most specific first. */
export interface Town {
  readonly name: string;
  readonly setting: Exclude<Setting, 'any'>;
  readonly columns: readonly number[];
  /** Names of lanes, villages or piers. */
  readonly spots: readonly string[];
}

/**
 * The template of articles. Texts contain `{p}` for the town, `{s}` for one of its spots,
 * `{w}` for a person, and `{a}` `{b}` `{c}` for numbers within `numbers`.
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
  /** Account that publishes some of its articles. */
  readonly account: number;
}
