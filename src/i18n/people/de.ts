import type { PeopleMessages } from '../translate.ts';

export const de: PeopleMessages = {
  'people.more': 'Mehr',
  'people.articles': 'Beiträge',
  'people.videos': 'Videos',
  'people.followers': 'Follower',
  'people.official': 'Offiziell',
  'people.none': 'Hier ist noch nichts',
};
