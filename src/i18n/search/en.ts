import type { SearchMessages } from '../translate.ts';

export const en: SearchMessages = {
  'search.title': 'Search',
  'search.label': 'Search articles, columns, people',
  'search.results': 'Results for “{query}”',
  'search.recent': 'Recent searches',
  'search.clear': 'Clear recent searches',
  'search.none': 'Nothing was found',
  'search.noneHint': 'Try another word, or fewer words.',
  'search.suggested': 'Open directly',
  'search.byTitle': 'Only titles are searched here.',
  'search.column': 'Column',
  'search.tag': 'Tag',
  'search.person': 'Person',
  'search.account': 'Account',
  'search.topic': 'Topic',
  'search.circle': 'Circle',
  'search.activity': 'Activity',
  'search.video': 'Short video',
};
