import type { JoinMessages } from '../translate.ts';

export const fr: JoinMessages = {
  'join.login': 'Connectez-vous pour participer',
};
