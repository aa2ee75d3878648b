import type { PeopleListTab } from '../../islands/people/PeopleTabs.tsx';
import type { AccountData } from '../../model/people/types.ts';

const ARTICLES: PeopleListTab = { name: 'xyArticles', label: 'people.articles' };
const VIDEOS: PeopleListTab = { name: 'xyVideos', label: 'people.videos' };
const QUESTIONS: PeopleListTab = { name: 'xyQuestions', label: 'account.questions' };
const DYNAMICS: PeopleListTab = { name: 'xyDynamics', label: 'account.dynamics' };

/** The lists under an account: questions where it takes some, or has taken some before. */
export const listsOfAccount = ({
  account,
  hasQuestions,
}: AccountData): readonly [PeopleListTab, ...PeopleListTab[]] => [
  ARTICLES,
  VIDEOS,
  ...(account.takesQuestions || hasQuestions ? [QUESTIONS] : []),
  DYNAMICS,
];
