import type { FrameLocator, Locator, Page } from 'playwright/test';

/**
 * Selectors of the parts of a page that browser tests do not find by role and name. A part is
 * named by its element or by an attribute where that is exact, otherwise by the class that gives it
 * its structure. A class that is renamed is changed here and in no test
 * (tests/structure/selectors.test.ts).
 */
export const HOOK = {
  accountsStrip: '.accounts-strip',
  adClose: '[data-tl="ad.close"]',
  appBar: '.app-bar',
  articleBody: '.prose',
  articleRow: '.row',
  attachedImage: '.attached-pic',
  attachedMedia: '.attached',
  attachedVideo: '.video',
  audioHeader: '.media-audio',
  bigVote: '.vote',
  bigVoteFound: '.vote-found',
  bigVoteImage: '.vote-picture',
  bigVoteRules: '.vote-rules',
  bigVoteStage: 'p[data-stage]',
  bigVoteStrip: '.vote-strip',
  bigVoteTimeLeft: '.vote-left',
  bodyFigure: '.pic',
  bottomBar: 'footer',
  candidateVote: '.candidate-vote',
  candidateNumbers: '.candidate-numbers',
  candidateState: '.candidate-state',
  adRow: '.ad-row',
  carousel: '.carousel',
  elderButton: '.elder-bar button',
  dockPlace: '.dock-place',
  carouselPlace: '.carousel-place',
  ballotBar: '.ballot-bar',
  voteResult: '.ballot-said',
  quoteMark: '.quote-mark',
  savedArticle: '.mine-article-title',
  sendVotes: '[data-act="vote"]:not([data-option])',
  columnTab: '.tab',
  commentField: '.bar-field',
  commentLink: '.comment-link',
  commentMark: '.mark',
  commentText: 'p:has(> bdi) + p',
  composerCover: '.composer-cover',
  composerFile: '.composer-picture',
  consoleSwitch: '#__vconsole .vc-switch',
  contributionText: '.sent-text',
  credits: '.credits',
  currentLesson: '.lesson-now',
  feedAnswer: '.feed-answer',
  feedArticle: 'main .feed-article',
  feedEnd: '.feed-end',
  slideEnd: '.slide-end',
  feedItem: '.row-item',
  feedList: '.feed',
  feedPart: '.feed-part',
  feedPull: '.feed-pull',
  feedQuestion: '.feed-question',
  feedRetry: '.feed-retry',
  touchTag: '.top-start',
  flashTitle: '.flash-title',
  fieldArea: '.field-box, .vote-search',
  fieldButton: '.field-button',
  fieldError: '.field-error',
  finishedLesson: '.lesson-done',
  floatingButtons: '.floats',
  followBadge: '.badge',
  inviteCode: '.invite-code',
  inviteGains: '.invite-gains',
  inviteReceived: '.invite-came',
  joinFacts: '.join-facts',
  joinProgress: '.join-fill',
  layoutArea: '.layout-area',
  leaderHead: '.leader-head',
  leaderReports: '.leader-reports',
  lightbox: 'body > [role="dialog"][aria-label]',
  lightboxCaption: '.lightbox-caption',
  lightboxClose: '.lightbox-close',
  lightboxCount: '.lightbox-count',
  lightboxFrame: '.lightbox-frame',
  lightboxSlide: '.lightbox-slide',
  lightboxStrip: '.lightbox-strip',
  listEnd: '.list-end',
  liveCountdown: '.live-countdown',
  liveMore: '.live-more',
  liveReport: '.live-report',
  liveMedia: '.live-media',
  liveStatus: '.live-status',
  mainButton: '.main-button',
  mediaCover: '.video-cover',
  mediaDuration: '.video-time',
  mediaHeader: '.media',
  moreVideo: '.more-video',
  noComments: '[data-t="comment.none"]',
  noReports: '.live-none',
  noVideo: '.video-none',
  optionFacts: '.option-facts',
  optionLink: '.option-link',
  optionName: '.option-name',
  optionNumber: '.option-number',
  optionVote: '[data-act="vote"][data-option]',
  optionsList: '.options-list',
  ownVote: '.vote-own',
  pageColumn: '.page',
  keptLine: '.kept-line',
  paperHead: '.paper-head',
  paperImage: '.paper-picture',
  paperReader: '.paper-reader',
  paperRows: '.paper-rows',
  paperSheet: '.paper-sheet',
  paperTools: '.paper-tools',
  paperTurn: '.paper-turn',
  photoNext: '.photo-next',
  photoSlide: '.photo',
  photoStrip: '.photo-strip',
  playerBig: '.player-big',
  pointsEntry: '.points-entry',
  pointsFacts: '.points-facts',
  pointsTotal: '.points-total',
  postFull: '.post-full',
  postLink: '.post-link',
  postReport: '.post-report',
  postReview: '.post-review',
  postRow: '.post-row',
  praisedReader: '.praised-reader',
  qr: '.qr',
  rankInfluence: '.rank-influence',
  rankItem: '.rank-item',
  rankPast: '.rank-past',
  rankPlace: '.rank-place',
  reviewState: '.review',
  rowMeta: '.row-meta',
  rowTitle: '.row-title',
  rows: '.rows',
  scrollBox: '[role="region"][tabindex="0"]',
  shareTargets: '.share-targets',
  sheet: '[role="dialog"][aria-modal][aria-labelledby]:not([aria-describedby])',
  sheetLayer: '.sheet-layer',
  sheetSubmit: '.sheet-submit',
  showAll: '[data-t="article.showAll"]',
  signInResult: '.points-signed',
  signupAnswers: '.signup-answers',
  skeleton: '.skeleton',
  skipLink: '.skip',
  audioCover: '.audio-cover',
  audioPosition: '.audio-at',
  subscriptionRows: '.subs-list',
  templateError: '.stuck',
  timelineOrder: '.axis-order',
  timelineEntry: '.axis-entry',
  timelineTitle: '.axis-title',
  tipAnswer: '.tip-answer',
  tipLink: '.tip-link',
  tipState: '.tip-state',
  tipText: '.tip-text',
  toast: 'body > p[role="status"]',
  videoSlide: '.slide',
  voteBar: '.vote-bar',
  voteInput: '.vote-input',
  voteName: '.vote-name',
  voteOption: '.vote-option',
  voteQuestion: '.vote-question',
  voteForm: 'form:has(.vote-submit)',
  voteSubmit: '.vote-submit',
  voucher: '.voucher',
  voucherCode: '.voucher-code',
  voucherPaper: '.voucher-paper',
  writeOffVerdict: '.verdict-word',
  writerLine: '.writer',
} as const;

/** A page, or the part of it to search. */
type Scope = Page | Locator | FrameLocator;

/** Returns the function that finds a part. */
const locate = (hook: keyof typeof HOOK) => (scope: Scope) => scope.locator(HOOK[hook]);

export const accountsStrip = locate('accountsStrip');
export const adClose = locate('adClose');
export const appBar = locate('appBar');
export const articleBody = locate('articleBody');
export const articleRow = locate('articleRow');
export const attachedImage = locate('attachedImage');
export const attachedMedia = locate('attachedMedia');
export const attachedVideo = locate('attachedVideo');
export const audioHeader = locate('audioHeader');
export const bigVote = locate('bigVote');
export const bigVoteFound = locate('bigVoteFound');
export const bigVoteRules = locate('bigVoteRules');
export const bigVoteStage = locate('bigVoteStage');
export const bigVoteStrip = locate('bigVoteStrip');
export const bigVoteTimeLeft = locate('bigVoteTimeLeft');
export const bodyFigure = locate('bodyFigure');
export const bottomBar = locate('bottomBar');
export const candidateVote = locate('candidateVote');
export const candidateNumbers = locate('candidateNumbers');
export const candidateState = locate('candidateState');
export const carousel = locate('carousel');
export const carouselPlace = locate('carouselPlace');
export const voteResult = locate('voteResult');
export const sendVotes = locate('sendVotes');
export const columnTab = locate('columnTab');
export const commentField = locate('commentField');
export const commentMark = locate('commentMark');
export const composerCover = locate('composerCover');
export const composerFile = locate('composerFile');
export const contributionText = locate('contributionText');
export const credits = locate('credits');
export const currentLesson = locate('currentLesson');
export const feedAnswer = locate('feedAnswer');
export const feedArticle = locate('feedArticle');
export const flashTitle = locate('flashTitle');
export const feedEnd = locate('feedEnd');
export const slideEnd = locate('slideEnd');
export const feedList = locate('feedList');
export const feedPart = locate('feedPart');
export const feedPull = locate('feedPull');
export const feedQuestion = locate('feedQuestion');
export const feedRetry = locate('feedRetry');
export const fieldButton = locate('fieldButton');
export const fieldError = locate('fieldError');
export const finishedLesson = locate('finishedLesson');
export const floatingButtons = locate('floatingButtons');
export const followBadge = locate('followBadge');
export const inviteCode = locate('inviteCode');
export const inviteGains = locate('inviteGains');
export const inviteReceived = locate('inviteReceived');
export const joinFacts = locate('joinFacts');
export const layoutArea = locate('layoutArea');
export const leaderHead = locate('leaderHead');
export const leaderReports = locate('leaderReports');
export const lightbox = locate('lightbox');
export const lightboxCaption = locate('lightboxCaption');
export const lightboxCount = locate('lightboxCount');
export const lightboxSlide = locate('lightboxSlide');
export const lightboxStrip = locate('lightboxStrip');
export const listEnd = locate('listEnd');
export const liveMore = locate('liveMore');
export const liveMedia = locate('liveMedia');
export const liveStatus = locate('liveStatus');
export const mainButton = locate('mainButton');
export const mediaCover = locate('mediaCover');
export const mediaHeader = locate('mediaHeader');
export const moreVideo = locate('moreVideo');
export const noReports = locate('noReports');
export const noVideo = locate('noVideo');
export const optionFacts = locate('optionFacts');
export const optionLink = locate('optionLink');
export const optionName = locate('optionName');
export const optionNumber = locate('optionNumber');
export const optionVote = locate('optionVote');
export const optionsList = locate('optionsList');
export const ownVote = locate('ownVote');
export const pageColumn = locate('pageColumn');
export const paperImage = locate('paperImage');
export const paperRows = locate('paperRows');
export const photoNext = locate('photoNext');
export const photoSlide = locate('photoSlide');
export const photoStrip = locate('photoStrip');
export const playerBig = locate('playerBig');
export const pointsEntry = locate('pointsEntry');
export const pointsFacts = locate('pointsFacts');
export const pointsTotal = locate('pointsTotal');
export const postFull = locate('postFull');
export const postLink = locate('postLink');
export const postReport = locate('postReport');
export const postReview = locate('postReview');
export const postRow = locate('postRow');
export const praisedReader = locate('praisedReader');
export const rankInfluence = locate('rankInfluence');
export const rankItem = locate('rankItem');
export const rankPast = locate('rankPast');
export const rankPlace = locate('rankPlace');
export const reviewState = locate('reviewState');
export const rowTitle = locate('rowTitle');
export const scrollBox = locate('scrollBox');
export const sheet = locate('sheet');
export const showAll = locate('showAll');
export const signInResult = locate('signInResult');
export const signupAnswers = locate('signupAnswers');
export const skeleton = locate('skeleton');
export const audioPosition = locate('audioPosition');
export const subscriptionRows = locate('subscriptionRows');
export const timelineEntry = locate('timelineEntry');
export const timelineTitle = locate('timelineTitle');
export const tipAnswer = locate('tipAnswer');
export const tipLink = locate('tipLink');
export const tipState = locate('tipState');
export const tipText = locate('tipText');
export const toast = locate('toast');
export const videoSlide = locate('videoSlide');
export const voteBar = locate('voteBar');
export const voteInput = locate('voteInput');
export const voteOption = locate('voteOption');
export const voteSubmit = locate('voteSubmit');
export const voucher = locate('voucher');
export const voucherCode = locate('voucherCode');
export const voucherPaper = locate('voucherPaper');
export const writeOffVerdict = locate('writeOffVerdict');
export const writerLine = locate('writerLine');

/** The hot list below what says that there is nothing, and before a search. */
export const hotList = (page: Page) => page.getByRole('region', { name: '热榜' });
