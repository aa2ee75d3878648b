import type { JoinMessages } from '../translate.ts';

export const en: JoinMessages = {
  'join.login': 'Log in to take part',
};
