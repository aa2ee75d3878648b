import { showSectionChoice } from '../../host/document/sectionTabs.ts';
import { setTitle } from '../../host/document/setTitle.ts';
import { applyTheme } from '../../host/document/updateDocument.ts';
import { toHtml } from '../../markup/jsxRuntime.ts';
import { pickRowSettings } from '../../model/site/rowSettings.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import { updateHomeMetadata } from '../../services/metadata/columnMetadata.ts';
import { $home, loadHome } from '../../state/feed/homeState.ts';
import { FeedBox, showFeed, whenFeedLoaded } from '../../templates/feedTemplate.tsx';
import { loadTemplate } from '../../templates/loadTemplate.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Message } from '../../ui/Message.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { HomeScreen } from './HomeScreen.tsx';

void startHome();

/**
 * Loads the front page and shows masthead and columns, then the list of the first column, as HTML
 * that no framework has rendered. The list is an island (feedTemplate.tsx).
 */
async function startHome(): Promise<void> {
  const { content, settings, locale, t } = await loadTemplate(loadHome, loadActionMessages);
  const home = $home.get();
  if (home.state === 'loading') return;
  if (home.state !== 'ready') {
    const retry = () => void startHome();
    content.show(
      toHtml(
        <main id="main">
          {home.state === 'failed' ? (
            <Failure kind={home.error.kind} onRetry={retry} t={t} />
          ) : (
            <Notice title={<Message k="state.empty" t={t} />} />
          )}
        </main>,
      ),
    );
    content.element.querySelector('main button')?.addEventListener('click', retry);
    return startTemplateBehaviours(locale);
  }
  const { columns, config, first } = home;
  const { siteName } = config;
  applyTheme({ locale, config });
  const name = columns.find(({ id }) => id === first)?.name;
  const isFirstColumn = first === columns[0]?.id;
  setTitle(name && !isFirstColumn ? `${name} - ${siteName}` : siteName);
  content.show(
    toHtml(
      <HomeScreen
        columns={columns}
        config={config}
        current={first}
        feed={<FeedBox t={t} />}
        settings={settings}
        view={{ ...pickRowSettings(config), base: settings.siteBase, now: null, t }}
      />,
    ),
  );
  showSectionChoice();
  void showFeed(content.element, { home: true, config, locale, t });
  // The share card of the front page is made from its first column.
  const feed = await whenFeedLoaded();
  if (!isFirstColumn || feed?.data?.column.id !== first) return;
  updateHomeMetadata({ columns, first: feed.data }, { settings, config, locale }, t);
  const { showNewSince } = await import('../../behaviours/feed/showNewSince.ts');
  await showNewSince(feed.data.page);
}
