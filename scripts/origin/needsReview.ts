/** Phrases of advertising: a text that contains one is reviewed before it is public. */
const REVIEWED_PHRASES = ['加微信', '代办证件', '刷单', '内部价'] as const;

/** Whether editors review a reader's text before it is public: suspicious phrases or attached files. */
export const needsReview = (text: string, hasFiles: boolean): boolean =>
  hasFiles || REVIEWED_PHRASES.some((word) => text.includes(word));
