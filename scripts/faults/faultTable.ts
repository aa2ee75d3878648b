/** A fault that a careless change could bring in. */
export interface Fault {
  readonly file: string;
  /** A text that the file has once. */
  readonly text: string;
  readonly replacement: string;
  /** What a reader or an operator would notice. */
  readonly notice: string;
  /** Tests that need the built site and should catch it, where others cannot. */
  readonly tests?: readonly string[];
}

const row = (
  file: string,
  text: string,
  replacement: string,
  notice: string,
  ...tests: readonly string[]
): Fault => ({ file, text, replacement, notice, tests });

/** Faults of different kinds, evenly over the product. */
export const FAULTS: readonly Fault[] = [
  // Model
  row(
    'src/model/article/info.ts',
    'minutes < 1',
    'minutes < 2',
    'short articles have no reading time',
  ),
  row(
    'src/model/pageTitle.ts',
    "point > '\\u007f' ? 2 : 1",
    '1',
    'Chinese titles are twice as long as configured',
  ),
  row(
    'src/model/article/articleState.ts',
    '!belongs && !flags.poster',
    '!belongs',
    'posters of other sites are empty',
  ),
  row(
    'src/model/download/returnLink.ts',
    '!/^(https?:|\\/)/i.test(text)',
    'false',
    'the download page leads back to nowhere',
  ),
  row(
    'src/model/media/decideDocking.ts',
    'share === null || isClosed',
    'share === null',
    'a closed small player comes back',
  ),
  row(
    'src/model/comment/commentRules.ts',
    'discuss.enabled && !article.discussClosed',
    'discuss.enabled',
    'closed discussions offer a field',
  ),
  row(
    'src/model/mode.ts',
    'share || !/^[\\d.]+$/.test(fontSize)',
    '!/^[\\d.]+$/.test(fontSize)',
    'shared pages have the sharer’s text size',
  ),
  row(
    'src/model/desk/decideKeyCommand.ts',
    'hasModifier || isTyping || isCovered',
    'hasModifier || isCovered',
    'typing J in a field leaves it',
  ),
  row(
    'src/legacy.ts',
    '/^[\\w-]{1,64}$/.test(part) ? part',
    'part',
    'old links with broken ids lead to broken pages',
  ),
  // Body
  row(
    'src/body/transforms/links.ts',
    "rel: 'noopener nofollow ugc'",
    "rel: 'nofollow ugc'",
    'foreign pages can reach the opener',
  ),
  row(
    'src/body/extra/tables.ts',
    'if (isWrapped(node)) return scrollBox(node);',
    '',
    'wide tables make the page scroll sideways',
  ),
  row(
    'src/body/imageNode.ts',
    '...(words ? [text(words)] : [])',
    '',
    'captions lose their words before a credit',
  ),
  row(
    'src/body/pipeline.ts',
    'paragraphsToAd -= nodes.filter(isTextParagraph).length',
    'paragraphsToAd -= nodes.length',
    'the ad is at another paragraph after a video',
  ),
  row(
    'src/body/settle.ts',
    'allowComments: false',
    'allowComments: true',
    'comments of editors are sent to readers',
  ),
  // State
  row(
    'src/state/listPage.ts',
    'if (fresh.length > 0) break;',
    'break;',
    'a list ends at a page of known items',
  ),
  row(
    'src/state/article.ts',
    'flags.advColumnId || columnId',
    'columnId',
    'the wrong column’s advertising is shown',
  ),
  row(
    'src/state/votes.ts',
    "now === 'sending' || now === 'kept'",
    "now === 'kept'",
    'a double tap votes twice',
  ),
  row(
    'src/screens/integralShop/points.state.ts',
    'signed ?? part.items.some(isTodaysSignIn)',
    'part.items.some(isTodaysSignIn)',
    'a signed-in day offers to sign in again',
  ),
  row(
    'src/screens/search/search.load.ts',
    "if (wanted.key === '') return ok(nothing);",
    '',
    'an empty search asks the server',
  ),
  // Services
  row(
    'src/state/mine/deviceFavourites.ts',
    'return readStored(KEY) === text;',
    'return true;',
    'a favourite that was not kept looks kept',
  ),
  row(
    'src/host/historyChoice.ts',
    ' === null;',
    ' !== null;',
    'the history is off unless it was switched off',
  ),
  row(
    'src/services/share.ts',
    "if (outcome !== 'done') return outcome;",
    '',
    'a cancelled share is counted',
    'tests/e2e/share.e2e.ts',
  ),
  row(
    'src/services/openRowsInApp.ts',
    "outcome === 'unavailable' || outcome === 'failed'",
    "outcome === 'failed'",
    'rows do nothing in an old app',
  ),
  row(
    'src/services/recentQueries.ts',
    'other !== query',
    'true',
    'recent searches repeat themselves',
  ),
  // Calls and session
  row(
    'src/api/client.ts',
    "isAborted ? 'Request aborted' : 'Network Error'",
    "'Network Error'",
    'cancelled calls look like a lost network',
  ),
  row(
    'src/api/envelope.ts',
    'if (status === 1) return ok({});',
    '',
    'success with status 1 is an error',
  ),
  row(
    'src/api/session/refresh.ts',
    'tokens.isRefused(member.refreshToken)',
    'false',
    'a refused token is sent again and again',
  ),
  row('src/api/steps/signature.ts', '/Adv/.test(url) || ', '', 'calls for advertising are signed'),
  row('src/api/steps/token.ts', 'token === null ? request : ', '', 'visitors send an empty token'),
  row('src/api/timeouts.ts', 'short: 5_000', 'short: 500', 'calls on slow networks fail'),
  // Host
  row(
    'src/host/environment.ts',
    '!android && !ios && ',
    '',
    'tablets without a word for it look like desks',
  ),
  row(
    'src/host/savesData.ts',
    'readStored(STORAGE_KEYS.saveData) !== null ||',
    '',
    'the choice to save data has no effect',
    'tests/e2e/dataSaver.e2e.ts',
  ),
  row(
    'src/host/document/setTitle.ts',
    'queryTitle || title',
    'title',
    'a title in the address is replaced',
    'tests/e2e/modes.e2e.ts',
  ),
  row(
    'src/host/messenger/shareMenu.ts',
    "target === 'timeline' ? { title } : { title, desc }",
    '{ title }',
    'shared cards have no description',
  ),
  // Boot
  row(
    'src/boot/boot.ts',
    'root.dataset.template && needsFreshContent(query)',
    'needsFreshContent(query) && root.dataset.none',
    'previews show the published article',
    'tests/e2e/modes.e2e.ts',
  ),
  row(
    'src/boot/holdTaps.ts',
    "if (tapped.dataset.act === 'praise') handleLikeTap(tapped, root);",
    "if (tapped.dataset.act === 'praise') return;",
    'early likes are lost',
    'tests/e2e/firstTap.e2e.ts',
  ),
  row(
    'src/boot/reloadOnStaleChunk.ts',
    '!navigator.onLine || ',
    '',
    'a page without a network reloads itself',
  ),
  // Behaviours
  row(
    'src/behaviours/countAds.ts',
    "adId === '' || counted.has(name)",
    "adId === ''",
    'an ad is counted more than once',
    'tests/e2e/statistics.e2e.ts',
  ),
  row(
    'src/behaviours/watchEndOfText.ts',
    'entry?.isIntersecting',
    'false',
    'the bar repeats the row of actions',
    'tests/e2e/articleActs.e2e.ts',
  ),
  row(
    'src/behaviours/readMarks.ts',
    "if (known.has(row.dataset.article ?? '')) row.dataset.read = '';",
    '',
    'read articles are not marked',
    'tests/e2e/navigation.e2e.ts',
  ),
  row(
    'src/behaviours/followSwipe.ts',
    'distance > FAR_ENOUGH_PX;',
    'distance > 0;',
    'a small swipe removes a card',
    'tests/e2e/share.e2e.ts',
  ),
  // Islands and elements
  row(
    'src/islands/sheets/ReportSheet.tsx',
    "if (!reason) return setProblem(t('comment.reportPick'));",
    '',
    'a report without a reason is sent',
    'tests/e2e/comments.e2e.ts',
  ),
  row(
    'src/islands/sheets/ShareSheet.tsx',
    "if (outcome === 'done' || outcome === 'guided') onClose();",
    '',
    'the share sheet stays open',
    'tests/e2e/share.e2e.ts',
  ),
  row(
    'src/islands/sheets/Sheet.tsx',
    'if (before instanceof HTMLElement) before.focus({ preventScroll: true });',
    '',
    'the keyboard is lost after a sheet',
    'tests/e2e/look.e2e.ts',
  ),
  row(
    'src/host/document/foldText.ts',
    "box.className = '';",
    '',
    'a folded article cannot be unfolded',
    'tests/e2e/baked.e2e.ts',
  ),
  // Templates, screens and layouts
  row(
    'src/templates/listTemplate.tsx',
    'state.items.length === 0 && !state.hasMore',
    'false',
    'empty lists say nothing',
    'tests/e2e/listTemplates.e2e.ts',
  ),
  row(
    'src/host/runTap.ts',
    '() => tapped.click()',
    '() => {}',
    'taps before the code has loaded do nothing',
    'tests/e2e/usedTemplates.e2e.ts',
  ),
  row(
    'src/ui/feed/FeedImage.tsx',
    "eager ? 'eager' : 'lazy'",
    "'eager'",
    'all pictures of a list load at once',
  ),
  row(
    'src/layouts/BakedArticle.astro',
    "article.isEnglish ? 'en' : settings.defaultLocale",
    'settings.defaultLocale',
    'English articles have a Chinese interface',
    'tests/pages/article.test.ts',
  ),
  // Worker
  row(
    'src/worker/ownFiles.ts',
    ' && !redirected',
    '',
    'a redirected page is kept and breaks offline',
  ),
  row(
    'src/worker/keepOnMessage.ts',
    'asset && isAsset(path, asset)',
    'asset',
    'the login page of a network is kept as code of a page',
  ),
  // Styles
  row(
    'src/styles/elder.css',
    '--text: 2;',
    '--text: 1;',
    'the elder version has small text',
    'tests/e2e/elder.e2e.ts',
  ),
  row(
    'src/styles/bar.css',
    'position: fixed;',
    'position: static;',
    'the bar scrolls away',
    'tests/e2e/edges.e2e.ts',
  ),
  // Build
  row(
    'scripts/build/policy.ts',
    "route === 'linkDetail' ? ['frame-src https:'] : []",
    'false ? [] : []',
    'linked pages are blocked',
  ),
  // Bake
  row(
    'scripts/bake/finish/removalLimits.ts',
    'if (emptied.length > 0) return false;',
    '',
    'emptied lists are published',
  ),
  row(
    'scripts/bake/load/throttle.ts',
    'if (now() >= pausedUntil) refusals += 1;',
    '',
    'a busy content server is asked at the same pace',
  ),
  // Publish
  row(
    'scripts/publish/hookRoutes.ts',
    'ageS <= REPLAY_WINDOW_S',
    'true',
    'an old event can be sent again',
  ),
  row(
    'scripts/publish/sweeps.ts',
    'last === null || isOutdated',
    'last === null',
    'a new build does not reach all pages',
  ),
  // Hosts
  row(
    'scripts/hosts/siteHeaders.ts',
    "[WORKER_FILE, 'Cache-Control', CACHE_WORKER],",
    '',
    'a new worker arrives late',
  ),
  row(
    'scripts/hosts/decideMissing.ts',
    'isNamed && missingStatusOf(match.route, settings) === 404',
    'isNamed',
    'templates answer 404 where 200 is configured',
  ),
];
