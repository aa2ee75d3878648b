/** The lists on pages of accounts, reporters, leaders, members, calls, questions and circles. */
export type CommunityListName =
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
