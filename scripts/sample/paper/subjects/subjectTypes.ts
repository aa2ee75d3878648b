/**
 * What the newspaper's articles of a section are made of. Texts contain `{place}` and `{n}`,
 * which are the same in the headline and the first paragraph of a story, and `{name}`, which is
 * another person in each sentence.
 */
export interface Subject {
  readonly stories: readonly Story[];
  /** They are texts of authors, not reports. */
  readonly isEssay?: true;
  /** Sentences that continue any story of the section. */
  readonly details: readonly string[];
  /** Short headings within an article. */
  readonly subheads: readonly string[];
  /** Scenes of its images, each with the text below it. */
  readonly scenes: readonly (readonly [scene: string, caption: string])[];
}

export interface Story {
  readonly headline: string;
  /** The least and the greatest value of `{n}`. */
  readonly numbers: readonly [from: number, to: number];
  /** The first paragraph, which states what the headline says. */
  readonly lead: string;
}
