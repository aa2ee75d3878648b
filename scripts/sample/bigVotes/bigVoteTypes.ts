/** What readers tell of themselves when they vote, or sign up. */
export interface SampleField {
  readonly id: string;
  readonly name: string;
  readonly type: 'text' | 'textarea' | 'tel' | 'number' | 'radio' | 'checkbox' | 'date' | 'pic';
  readonly required?: boolean;
  /** Of radio and checkbox. */
  readonly options?: readonly string[];
  /** Characters at most, of texts. */
  readonly maxLength?: number;
  readonly placeholder?: string;
}

/** Something that readers vote for in a vote of an activity. */
export interface SampleOption {
  readonly id: number;
  /** As it is printed and searched: 17. */
  readonly number: number;
  readonly name: string;
  readonly description: string;
  /** A theme of its vote; '' for none. */
  readonly theme: string;
  readonly picture: string;
  /** Files of the edition. */
  readonly video?: string;
  readonly audio?: string;
  /** HTML, as an editor wrote it. */
  readonly content?: string;
  /** Votes and views that it has when the edition is new. */
  readonly votes: number;
  readonly views: number;
}

/** A vote of an activity, with as many options as readers sent in. */
export interface SampleBigVote {
  readonly id: number;
  readonly activityId: number;
  readonly title: string;
  readonly description: string;
  /** `2026-11-22 07:00`, China time. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Over everything, each with where it leads ('' for nowhere). */
  readonly pictures: readonly { readonly picture: string; readonly link: string }[];
  readonly themes: readonly { readonly id: string; readonly name: string }[];
  /** HTML, as an editor wrote it. */
  readonly rules: string;
  readonly look: 'grid' | 'list';
  /** Options in one vote. */
  readonly min: number;
  readonly max: number;
  /** Votes of one member a day, and of one member for the same option; 0 without limit. */
  readonly dayLimit: number;
  readonly optionDayLimit: number;
  readonly needsCode?: boolean;
  /** Counts and ranks are kept back. */
  readonly hidesResult?: boolean;
  readonly shareClosed?: boolean;
  readonly fields: readonly SampleField[];
  readonly options: readonly SampleOption[];
}
