import type { PeopleMessages } from '../translate.ts';

export const fr: PeopleMessages = {
  'people.more': 'Plus',
  'people.articles': 'Articles',
  'people.videos': 'Vidéos',
  'people.followers': 'Abonnés',
  'people.official': 'Officiel',
  'people.none': 'Rien pour l’instant',
};
