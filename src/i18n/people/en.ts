import type { PeopleMessages } from '../translate.ts';

export const en: PeopleMessages = {
  'people.more': 'More',
  'people.articles': 'Articles',
  'people.videos': 'Videos',
  'people.followers': 'Followers',
  'people.official': 'Official',
  'people.none': 'Nothing here yet',
};
