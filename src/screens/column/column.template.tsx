import type { ReactNode } from 'react';
import { applyTheme, setMissingTitle } from '../../host/document/updateDocument.ts';
import { readPage } from '../../host/page.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { toHtml } from '../../markup/jsxRuntime.ts';
import { pickRowSettings } from '../../model/site/rowSettings.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import { updateColumnMetadata } from '../../services/metadata/columnMetadata.ts';
import { $column, type ColumnState, loadColumnPage } from '../../state/feed/columnState.ts';
import { FeedBox, showFeed } from '../../templates/feedTemplate.tsx';
import { loadTemplate } from '../../templates/loadTemplate.ts';
import { offerHotList } from '../../templates/offerHotList.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import type { ColumnScreenProps } from './ColumnScreen.tsx';

/**
 * Starts the template of a column's page: loads the column and shows it as HTML that no framework has
 * rendered. Its list is an island (feedTemplate.tsx).
 */
export async function startColumnTemplate(
  Screen: (props: ColumnScreenProps) => ReactNode,
): Promise<void> {
  const { content, settings, locale, t } = await loadTemplate(
    (settings) => loadColumnPage(settings, readPage().params.id ?? ''),
    loadActionMessages,
  );
  const state = $column.get();
  if (state.state === 'loading') return;
  if (state.state !== 'ready') {
    const retry = () => void startColumnTemplate(Screen);
    setMissingTitle(t(state.state === 'failed' ? 'feed.failedTitle' : 'feed.noColumn'));
    content.show(toHtml(<NoColumn home={content.home} onRetry={retry} state={state} t={t} />));
    content.element.querySelector('main button')?.addEventListener('click', retry);
    void offerHotList(content.element);
    return startTemplateBehaviours(locale);
  }
  const { data, config } = state;
  applyTheme({ locale, config });
  updateColumnMetadata(data, { settings, config, locale });
  content.show(
    toHtml(
      <Screen
        column={data.column}
        config={config}
        feed={<FeedBox t={t} />}
        view={{
          ...pickRowSettings(config, data.column.shows),
          base: settings.siteBase,
          now: null,
          t,
        }}
      />,
    ),
  );
  await showFeed(content.element, { home: false, config, locale, t });
  await offerHotList(content.element);
}

interface NoColumnProps {
  readonly state: Extract<ColumnState, { state: 'empty' | 'failed' }>;
  /** URL of the front page. */
  readonly home: string;
  readonly onRetry: () => void;
  readonly t: ActionTranslate;
}

/** Renders the page of a column that does not exist or could not be loaded. */
const NoColumn = ({ state, home, onRetry, t }: NoColumnProps) => (
  <>
    <BackBar home={home} name={state.config.siteName} t={t} />
    <main className="px-32" id="main">
      {state.state === 'failed' ? (
        <Failure kind={state.error.kind} onRetry={onRetry} t={t} />
      ) : (
        <Notice
          action={
            <a className="flex min-h-88 items-center px-32 text-30 text-accent" href={home}>
              {t('feed.toHome')}
            </a>
          }
          text={t('feed.noColumnHint')}
          title={t('feed.noColumn')}
        />
      )}
    </main>
  </>
);
