import type { SearchMessages } from '../translate.ts';

export const fr: SearchMessages = {
  'search.title': 'Recherche',
  'search.label': 'Chercher articles, rubriques, personnes',
  'search.results': 'Résultats pour « {query} »',
  'search.recent': 'Recherches récentes',
  'search.clear': 'Effacer les recherches récentes',
  'search.none': 'Aucun résultat',
  'search.noneHint': 'Essayez un autre mot, ou moins de mots.',
  'search.suggested': 'Ouvrir directement',
  'search.byTitle': 'Seuls les titres sont cherchés ici.',
  'search.column': 'Rubrique',
  'search.tag': 'Mot-clé',
  'search.person': 'Personne',
  'search.account': 'Compte',
  'search.topic': 'Sujet',
  'search.circle': 'Cercle',
  'search.activity': 'Activité',
  'search.video': 'Vidéo courte',
};
