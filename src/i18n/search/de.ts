import type { SearchMessages } from '../translate.ts';

export const de: SearchMessages = {
  'search.title': 'Suche',
  'search.label': 'Artikel, Rubriken, Personen suchen',
  'search.results': 'Treffer für „{query}“',
  'search.recent': 'Letzte Suchen',
  'search.clear': 'Letzte Suchen löschen',
  'search.none': 'Nichts gefunden',
  'search.noneHint': 'Versuchen Sie ein anderes Wort oder weniger Wörter.',
  'search.suggested': 'Direkt öffnen',
  'search.byTitle': 'Hier werden nur Titel durchsucht.',
  'search.column': 'Rubrik',
  'search.tag': 'Schlagwort',
  'search.person': 'Person',
  'search.account': 'Konto',
  'search.topic': 'Thema',
  'search.circle': 'Kreis',
  'search.activity': 'Aktion',
  'search.video': 'Kurzvideo',
};
