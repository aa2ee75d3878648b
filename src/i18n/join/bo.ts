import type { JoinMessages } from '../translate.ts';

export const bo: JoinMessages = {
  'join.login': 'ཐོ་འགོད་བྱས་རྗེས་མཉམ་ཞུགས་བྱེད།',
};
