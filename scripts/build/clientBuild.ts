import type { Plugin } from 'vite';
import { isMarkupModule } from './markupModules.ts';
import { shortenEntryName } from './patches/layoutScriptNames.ts';

/** Pages and scripts name the files that they load: a hash of 42 bits costs readers fewer bytes. */
const formatFileName = (name: string): string => `_astro/${name}.[hash:7].js`;

/**
 * What is meant: vConsole, which only debugging loads, calls `eval`; and a module that much of the
 * code imports is imported dynamically where it must not come with the first code.
 */
const QUIET_CHECKS = { eval: false, ineffectiveDynamicImport: false } as const;

/**
 * Compiles the browser's scripts for the floor of engines and groups them into files. The framework
 * ignores `vite.build` for the browser, so the plugin changes the settings of that environment.
 * Without `modulePreload` the first files do not list all later chunks.
 */
export function clientBuild(target: string): Plugin {
  return {
    name: 'broadsheet:client-build',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              target,
              modulePreload: false,
              rolldownOptions: {
                checks: QUIET_CHECKS,
                // A constant costs nothing where it is not used: names of stored values are in one module.
                optimization: { inlineConst: true },
                output: {
                  entryFileNames: ({ name }) => formatFileName(shortenEntryName(name)),
                  chunkFileNames: ({ name }) => formatFileName(name),
                  codeSplitting: { groups: GROUPS.map(({ name, test }) => ({ name, test })) },
                },
              },
            },
          }
        : undefined,
  };
}

/** Icons of the first controls that readers use; each would be a file of its own. */
const ICONS = 'chevron-right|heart|message-circle|pause|play|rotate-cw|share-2|x';

/** Icons of what a column may offer, which the front page shows, too. */
const OFFER_ICONS =
  'calendar-days|graduation-cap|images|message-circle-question-mark|newspaper|pen-line|radio';

/** Returns a group of the modules under `src` that match the patterns (without file extension). */
const createGroup = (name: string, ...modules: readonly string[]) =>
  createLibraryGroup(name, '', ...modules);

/** Returns a group of such modules, and of the files of libraries that match a pattern. */
const createLibraryGroup = (name: string, libraries: string, ...modules: readonly string[]) => {
  const patterns = modules.map((module) => `src/${module}\\.tsx?`);
  if (libraries) patterns.push(`node_modules/${libraries}`);
  return { name, modules, test: new RegExp(`/(?:${patterns.join('|')})$`) };
};

/** The last two are parts of nanostores that its binding to React uses alone. */
const REACT =
  '(?:react|react-dom|scheduler|@nanostores/react|@astrojs/react|nanostores/listen-keys|nanostores/deep-map)/.*';

/** Returns a group of such modules; of components it has those that are compiled to markup. */
const createMarkupGroup = (name: string, ...modules: readonly string[]) => {
  const pattern = new RegExp(`/src/(?:${modules.join('|')})\\.tsx?(?:\\?|$)`);
  return {
    name,
    modules,
    test: (id: string) => pattern.test(id) && (!id.endsWith('.tsx') || isMarkupModule(id)),
  };
};

/**
 * Modules that are loaded together are in one file, because each small file has a fixed cost. A
 * module belongs to the first group that matches it, with all its imports: a group names only those
 * that nothing else in it imports. A module without a group is in the file of its importers.
 */
export const GROUPS = [
  // Of every page that requests data and shows messages.
  createLibraryGroup(
    'core',
    'nanostores/(?!listen-keys|deep-map|map/).*',
    'api/calls/read',
    'host/(?:settings|page|clock|opensElsewhere|runTap|whenIdle|document/isSharedPage)',
    'i18n/formatTimestamp',
    'model/(?:joinRequests|article/counts)',
    'services/(?:pageClient|loadMessages|readEnvironment)',
  ),
  // Of every page, after its content.
  createGroup('deferred', 'behaviours/startBehaviours', 'islands/mountSheets'),
  // Of every visit. It precedes the first gesture, whose history would otherwise contain these modules.
  createGroup('visit', 'services/(?:startPage|statistics/visit)'),
  // Of the first gesture, and of lists that grow.
  createGroup('near', 'host/(?:whenNear|savesData|ownKey|historyChoice)'),
  // Of the first gesture.
  createGroup(
    'gesture',
    // A kept page has loaded this file, so that its age can be shown without a network.
    'behaviours/(?:countAds|prefetchLinks|showPageAge)',
    'elements/hydration/islandRuntime',
    '(?:host|model|services)/offline/.*',
  ),
  createLibraryGroup('icons', `lucide/dist/esm/icons/(?:${ICONS})\\.mjs`, 'ui/starIcon'),
  // Of every page that shows an article or a list of articles, with what shows it without React: a
  // file of its own would be one more request before the text of an article. This group precedes those of the
  // screens, which would otherwise contain these modules: pages without React would load React.
  createMarkupGroup(
    'article',
    'api/(?:calls/article|missingError|pages/articleAds)',
    'host/(?:backButton|firstScreen|templateContent)',
    'model/(?:column/columnTarget|colour|failure|paging|requestOrder|requestSlot|sameSiteLink|withLimit)',
    'model/comment/commentRules',
    // Modules of columns and of the text of an article load with their own pages.
    'model/(?:article|site)/(?!attachment|column|metadata|siteSwitches|foldsText|info|tagLink).*',
    'state/siteConfig',
    'ui/(?:AdBlock|BackBar|FollowButton|LangText|MediaCover|RowsSkeleton|Timestamp)',
  ),
  // Of every template and of what a touch of a baked page loads, without React.
  createGroup(
    'document',
    'host/(?:navigation|document/updateDocument)',
    'model/(?:metadata|cardImage|jsonLd)',
    'routes',
    'screens/startTemplateBehaviours',
    'templates/loadTemplate',
  ),
  // Of every page with rows or with what readers and reporters write.
  createMarkupGroup(
    'people',
    'host/tabParam',
    'i18n/(?:answerTime|formatDay)',
    'model/(?:column/rowLook|comment/commentList)',
    'model/community/(?:answerTime|dynamic|isParticipationOpen|post)',
    'ui/DaySpan',
    'ui/feed/FeedArticle',
  ),
  // Of pages of questions and topics, and of a column of questions.
  createGroup(
    'questions',
    'api/calls/questions',
    'i18n/questionState',
    'model/community/questionItem',
  ),
  // Of the front page and of the services page.
  createLibraryGroup(
    'offers',
    `lucide/dist/esm/icons/(?:${OFFER_ICONS})\\.mjs`,
    'host/document/sectionTabs',
    'ui/offers/(?:columnOfferIcons|decideColumnOffer)',
  ),
  // Of every template of one item or a list.
  createGroup(
    'item',
    'host/document/markCommunityPage',
    'model/mvod/isCollapsible',
    'screens/(?:download/linkToDownload|list/updateListDocument)',
    'state/singlePage',
  ),
  createGroup('messages', 'services/load(?:Join|BigVote)Messages'),
  // Of every page that asks who the reader is.
  createGroup('session', 'model/session/statuses', 'services/(?:silentCalls|session/tokenStore)'),
  // Of what members do.
  createGroup(
    'member',
    'api/suppressRefusalNotices',
    'host/(?:toast|network)',
    'services/(?:getHost|tabLock|points/pendingPoints|session/memberSession)',
  ),
  // Modules of many pages, which later groups would otherwise contain.
  createGroup('content', 'api/calls/content'),
  createGroup('copyText', 'host/(?:copyText|app/downloadMethod)'),
  // Of some pages before any touch, and of what readers write and share.
  createGroup(
    'answers',
    'host/document/readShareParams',
    'model/(?:outbox/yesNoAnswer|share/shareRules)',
  ),
  // Of what loads comments.
  createGroup(
    'firstComments',
    'api/pages/firstComments',
    'model/comment/(?:commentText|nameOfficials|threadList)',
  ),
  // Of what waits to be sent, and of all that is written.
  createLibraryGroup(
    'outbox',
    'nanostores/map/.*',
    'model/outbox/(?!writeReceipt).*',
    'services/outbox/(?!toggle).*',
    'writes/.*',
  ),
  // Of the controls of an article: like, keep, follow, share, comment.
  createGroup(
    'touch',
    'actions/(?:openComposer|openForm|openSharePanel|toggleFavourite|toggleFollow|toggleLike)',
  ),
  // Of what leaves the page: the share panel, the app, the messenger.
  createGroup('sharing', 'host/createBrowserHost', 'services/share'),
  // Of comments below an article or a post.
  createGroup('comments', 'state/comments/(?:pendingComments|writeComment)'),
  // Of every page with a column or its list.
  createGroup('columns', 'api/pages/columnPage', 'model/column/listTopStories'),
  // Of lists of articles and modules.
  createGroup('rows', 'model/column/feedRows', 'ui/feed/feedLinks'),
  // Of some templates, which do not need the next group for it.
  createLibraryGroup('chevron', 'lucide/dist/esm/icons/chevron-right\\.mjs\\?markup'),
  // Of lists with modules, and of what follows a question to the government.
  createMarkupGroup('modules', 'ui/feed/TopModule'),
  // What a column may list besides articles has pages of its own.
  createGroup('activities', 'api/calls/activities'),
  // Of activities and of votes.
  createGroup('applyFields', 'model/activity/fields'),
  // Of an activity, and of the reader's part in it.
  createGroup('activity', 'api/calls/activity', 'model/activity/apply'),
  createGroup('live', 'api/calls/live'),
  // Of what readers choose about pages, and of the offer of a language.
  createGroup('look', 'host/(?:document/readerLook|switchLocale)', 'i18n/localeNames'),
  // Of every list that grows, also where React shows the page.
  createGroup('listPage', 'state/listPage'),
  // Of a column's list: before a touch of its template, after one of its baked page.
  createGroup('feed', 'state/feed/.*', 'model/column/spaceAds'),
  // Of every island and template.
  createLibraryGroup(
    'react',
    REACT,
    'islands/(?:useMessages|list/(?:ListChunks|ListEnd|useOpened))',
    'ui/(?:Avatar|BackBar|Failure|FollowButton|LangText|MediaCover|RowsSkeleton|Timestamp)',
  ),
  createGroup('sheets', 'islands/sheets/(?:ConfirmSheet|createDeferredView)'),
  createGroup(
    'inputs',
    'islands/sheets/(?:form/(?:TextBox|UnsentDrafts)|media/(?:AddFiles|FileTile|imageChooser))',
  ),
  // Of forms.
  createGroup('fields', 'islands/login/FormError', 'ui/login/Field'),
  // Of the templates that React renders.
  createGroup('template', 'screens/(?:join/JoinScreen|single/SanitisedHtml|single/SingleSkeleton)'),
  // Of the templates of articles, before their text.
  createMarkupGroup(
    'screen',
    'body/(?!extra/|sanitiseHtml).*',
    'screens/article/(?:MediaArticle|sections/Tags)',
    'templates/articleTemplate',
  ),
  // Of the templates of one item.
  createMarkupGroup('single', 'templates/singleTemplate', 'ui/(?:Avatar|SanitisedProse)'),
  // Of those whose HTML changes without React, or is taken over by it.
  createMarkupGroup('parts', 'templates/ChangingPart', 'islands/list/FirstChunks'),
  // Of votes on candidates, and of one of them.
  createMarkupGroup(
    'bigVote',
    'api/calls/bigVotes',
    'model/bigVote/voteStage',
    'state/bigVote/optionFacts',
    'ui/bigVote/(?:VoteButton|BallotBar)',
  ),
  // Of pages with a QR code.
  {
    name: 'qr',
    modules: ['ui/QrCode'],
    test: /\/(?:node_modules\/uqr\/.*|src\/ui\/QrCode\.tsx\?markup)$/,
  },
  // Of comments and of posts.
  createLibraryGroup(
    'acts',
    'lucide/dist/esm/icons/(?:flag|heart|message-circle|trash(?:-2)?)\\.mjs\\?markup',
  ),
  // Of the templates of comments.
  createMarkupGroup('commentRows', 'islands/comments/CommentSections', 'templates/commentTemplate'),
  // Of those of lists.
  createMarkupGroup('list', 'templates/listTemplate'),
  // Of those of community pages.
  createMarkupGroup(
    'community',
    'templates/(?:communityTemplate|communityList)',
    'ui/community/PersonHead',
  ),
  // Of newspaper pages, and of articles with rare markup: these must not bring the code of each other.
  createGroup('layoutAreas', 'model/paper/layoutAreas'),
  // Of articles with rare markup, in one file.
  createGroup('rareMarkup', 'body/extra/.*', 'services/rareMarkup'),
];
