/** A field of a form for voters or sign-ups. */
export interface SampleField {
  readonly id: string;
  readonly name: string;
  readonly type: 'text' | 'textarea' | 'tel' | 'number' | 'radio' | 'checkbox' | 'date' | 'pic';
  readonly required?: boolean;
  /** For radio and checkbox. */
  readonly options?: readonly string[];
  /** Maximum number of characters in texts. */
  readonly maxLength?: number;
  readonly placeholder?: string;
}

/** An option in a vote of an activity. */
export interface SampleOption {
  readonly id: number;
  /** The printed number, which readers can search: 17. */
  readonly number: number;
  readonly name: string;
  readonly description: string;
  /** A theme of its vote; '' for none. */
  readonly theme: string;
  readonly picture: string;
  /** Names of sample files. */
  readonly video?: string;
  readonly audio?: string;
  /** HTML, as an editor wrote it. */
  readonly content?: string;
  /** Initial votes and views. */
  readonly votes: number;
  readonly views: number;
}

/** A vote of an activity; it can have thousands of options. */
export interface SampleBigVote {
  readonly id: number;
  readonly activityId: number;
  readonly title: string;
  readonly description: string;
  /** `2026-11-22 07:00`, China time. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Banner images, each with the address it links to ('' for none). */
  readonly pictures: readonly { readonly picture: string; readonly link: string }[];
  readonly themes: readonly { readonly id: string; readonly name: string }[];
  /** HTML, as an editor wrote it. */
  readonly rules: string;
  readonly look: 'grid' | 'list';
  /** Options in one vote. */
  readonly min: number;
  readonly max: number;
  /** Ballots of a member per day, and per day for the same option; 0 without limit. */
  readonly dayLimit: number;
  readonly optionDayLimit: number;
  readonly needsCode?: boolean;
  /** Counts and ranks are hidden until the end. */
  readonly hidesResult?: boolean;
  readonly shareClosed?: boolean;
  readonly fields: readonly SampleField[];
  readonly options: readonly SampleOption[];
}
