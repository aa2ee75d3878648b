import { serverNow } from '../host/clock.ts';
import { whenFirstScreenLoaded } from '../host/firstScreen.ts';
import { readSettings } from '../host/settings.ts';
import type { Locale } from '../i18n/locales.ts';
import type { ActionTranslate } from '../i18n/translate.ts';
import { toHtml } from '../markup/jsxRuntime.ts';
import type { ReadyFeed } from '../model/column/feed.ts';
import { pickRowSettings } from '../model/site/rowSettings.ts';
import type { SiteConfig } from '../model/site/siteTypes.ts';
import { withLimit } from '../model/withLimit.ts';
import { startTemplateBehaviours } from '../screens/startTemplateBehaviours.ts';
import { $feed } from '../state/feed/feed.ts';
import { FirstScreen } from '../ui/feed/FirstScreen.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';

/** What the list of a template needs. */
interface FeedTemplateView {
  /** Whether the page is the front page. */
  readonly home: boolean;
  readonly config: SiteConfig;
  readonly locale: Locale;
  readonly t: ActionTranslate;
}

/** After this time the page starts without its list. */
const SLOW_LIST_MS = 2_000;

/** The element that contains the list. */
const BOX = 'feed-box';

/** Renders the place of the list of a template, with a skeleton until its rows are loaded. */
export const FeedBox = ({ t }: { readonly t: ActionTranslate }) => (
  <div className="contents" id={BOX}>
    <RowsSkeleton label={t('state.loading')} />
  </div>
);

/**
 * Shows the list of `$feed` in its place: the first screen as HTML, which the island takes over at
 * the reader's first gesture. A list that is no first screen (one that the reader returns to,
 * activities, a failure) is rendered by the island at once. Starts the behaviours of the page when
 * the first screen has loaded.
 */
export async function showFeed(content: HTMLElement, view: FeedTemplateView): Promise<void> {
  const { home, config, locale, t } = view;
  const rows = pickRowSettings(config);
  const box = document.getElementById(BOX);
  if (!box) return;
  let shown: FirstFeed | null = null;
  let isMounted = false;
  const mount = async () => {
    const [{ Feed }, { hydrateIsland, mountIsland }] = await Promise.all([
      import('../islands/Feed.island.tsx'),
      import('../islands/mountIsland.ts'),
    ]);
    if (isMounted) return;
    isMounted = true;
    const island = { config: rows, home, locale };
    if (shown)
      await hydrateIsland(box, Feed, {
        ...island,
        columnId: shown.data.column.id,
        data: shown.data,
      });
    else mountIsland(box, Feed, { ...island, columnId: '' });
  };
  const showLoaded = async () => {
    const feed = await whenFeedLoaded();
    if (isMounted) return;
    // Without the code the template says so (boot/watchTemplate.ts).
    if (!isFirstFeed(feed)) return mount().catch(() => {});
    shown = feed;
    box.innerHTML = toHtml(
      <ShownFeed
        feed={feed}
        view={{
          ...rows,
          base: readSettings().siteBase,
          counts: feed.counts ?? rows.counts,
          now: serverNow(),
          t,
        }}
      />,
    );
    // What changes from now on, such as the column, is rendered by the island.
    const stop = $feed.listen(() => void mount().then(stop, () => {}));
  };
  // A reader may leave a slow list for another one.
  await withLimit(showLoaded(), SLOW_LIST_MS);
  await whenFirstScreenLoaded(content);
  void startTemplateBehaviours(locale);
  void import('../behaviours/feed/startFeed.ts').then((m) => m.startFeed());
  const { onFirstGesture } = await import('../behaviours/onFirstGesture.ts');
  // Without the code of the list its first screen stays; the next gesture requests it again.
  const mountOnGesture = () => onFirstGesture(() => void mount().catch(mountOnGesture), false);
  mountOnGesture();
}

type FirstFeed = ReadyFeed & { readonly data: NonNullable<ReadyFeed['data']> };

/** Whether a list is the first screen of a column and nothing else. */
const isFirstFeed = (feed: ReadyFeed | null): feed is FirstFeed =>
  feed !== null &&
  feed.data !== null &&
  feed.blocks.length === 0 &&
  (feed.kind === 'articles' || feed.kind === 'live');

/** Resolves with the list that the reader has chosen when it is loaded; null when it failed. */
export const whenFeedLoaded = (): Promise<ReadyFeed | null> =>
  new Promise((resolve) => {
    const stop = $feed.subscribe((state) => {
      const feed = state?.feeds[state.current];
      if (!feed || feed.state === 'loading') return;
      resolve(feed.state === 'ready' ? feed : null);
      // The first call comes before `subscribe` has returned.
      queueMicrotask(() => stop());
    });
  });

/** Renders a first screen as the island does before it is interactive. */
const ShownFeed = ({
  feed: { data },
  view,
}: {
  readonly feed: FirstFeed;
  readonly view: Parameters<typeof FirstScreen>[0]['view'];
}) => (
  <div data-feed="">
    <div data-panel={data.column.id}>
      <div className="contents">
        <FirstScreen data={data} view={view} />
      </div>
    </div>
  </div>
);
