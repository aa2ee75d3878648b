import type { Credit } from '../../../model/article/articleTypes.ts';

/** Returns whether a credit is shown above the text (AuthorLine), and so not below it. */
export const isAuthorCredit = ({ role }: Credit): boolean =>
  role === 'author' || role === 'reporter';
