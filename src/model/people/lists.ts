/** The lists that stand under heads of people's pages. */
export type PeopleListName =
  | 'xyArticles'
  | 'xyVideos'
  | 'xyQuestions'
  | 'xyDynamics'
  | 'reporterArticles'
  | 'reporterDynamics'
  | 'figureReports'
  | 'userPosts'
  | 'seekContributions'
  | 'ownContributions'
  | 'questionsNew'
  | 'questionsHot'
  | 'questionAnswers'
  | 'postsDefault'
  | 'postsNew'
  | 'postsHot';
