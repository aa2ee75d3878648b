import pLimit from 'p-limit';

/** The tokens of a site as one text, which all its clients share; '' when there are none. */
export interface SharedTokens {
  readonly read: () => Promise<string>;
  /**
   * Replaces the text by what `work` makes of it, while no other client does. Nothing is saved when
   * `work` rejects; `exchange` rejects then, too.
   */
  readonly exchange: (work: (saved: string) => Promise<string>) => Promise<void>;
}

/** Returns the tokens of clients in one thread, where no store has them. */
export function createMemoryTokens(text = ''): SharedTokens {
  let saved = text;
  const takeTurn = pLimit(1);
  return {
    read: async () => saved,
    exchange: (work) =>
      takeTurn(async () => {
        saved = await work(saved);
      }),
  };
}
