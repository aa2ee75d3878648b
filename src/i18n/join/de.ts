import type { JoinMessages } from '../translate.ts';

export const de: JoinMessages = {
  'join.login': 'Zum Mitmachen anmelden',
};
