import {
  applyTheme,
  setDocumentLanguage,
  setMissingTitle,
} from '../../host/document/updateDocument.ts';
import { whenFirstScreenLoaded } from '../../host/firstScreen.ts';
import { readPaperAddress } from '../../host/paperAddress.ts';
import { ALL_CONTROLS, hydrateOnTap } from '../../host/runTap.ts';
import { readSettings } from '../../host/settings.ts';
// A static import: from it the build learns which messages the page needs.
import '../../i18n/actionMessages.ts';
import type { Locale } from '../../i18n/locales.ts';
import { toHtml } from '../../markup/jsxRuntime.ts';
import { getMonth } from '../../model/paper/date.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import { updatePaperMetadata } from '../../services/metadata/paperMetadata.ts';
import { loadTemplate } from '../../templates/loadTemplate.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { createPaperSite } from './createPaperSite.ts';
import { NoPaper } from './NoPaper.tsx';
import { PaperAtFirst, PaperCalendar } from './PaperAtFirst.tsx';
import {
  $firstPaper,
  $paperDays,
  type FirstPaper,
  formatDaysKey,
  loadFirstPaper,
  loadMonthDays,
} from './paper.state.ts';
import type { PaperView } from './paperView.ts';

type ReadyPaper = Extract<FirstPaper, { state: 'ready' }>;

/** The element that React hydrates. */
const BOX = 'paper';

void startPaperTemplate();

/**
 * Loads the page of the newspaper that the address names, by default that of the latest edition, and
 * shows it as HTML that no framework has rendered. The island takes it over at the reader's first tap.
 */
async function startPaperTemplate(): Promise<void> {
  const { content, settings, locale, t } = await loadTemplate(loadFirstPaper, loadActionMessages);
  const { home } = content;
  const state = $firstPaper.get();
  if (state.state === 'loading') return;
  setDocumentLanguage(locale);
  const retry = () => void startPaperTemplate();
  const base = settings.siteBase;
  content.show(
    toHtml(
      <>
        <BackBar home={home} name={state.state === 'failed' ? '' : state.config.siteName} t={t} />
        <main id="main">
          {state.state === 'ready' && (
            <div className="contents" id={BOX}>
              <PaperAtFirst view={{ data: state.data, rows: 'ready', base, t }} />
            </div>
          )}
          {state.state === 'empty' && <NoPaper base={base} home={home} state={state} t={t} />}
          {state.state === 'failed' && <Failure kind={state.error.kind} onRetry={retry} t={t} />}
        </main>
      </>,
    ),
  );
  if (state.state !== 'failed') applyTheme({ locale, config: state.config });
  if (state.state !== 'ready') {
    if (state.state === 'empty') setMissingTitle(t(state.time ? 'paper.none' : 'paper.noneAtAll'));
    content.element.querySelector('main button')?.addEventListener('click', retry);
    return startTemplateBehaviours(locale);
  }
  const { data } = state;
  const config = createPaperSite(state.config);
  updatePaperMetadata(data, null, { settings, config, locale });
  const firstScreen = whenFirstScreenLoaded(content.element);
  startIsland(state, { view: { data, rows: 'ready', base, t }, locale, firstScreen });
  await firstScreen;
  void startTemplateBehaviours(locale);
  const { startPaperPage } = await import('../../behaviours/startPaperPage.ts');
  startPaperPage();
}

interface PaperIslandOptions {
  readonly view: PaperView;
  readonly locale: Locale;
  readonly firstScreen: Promise<void>;
}

/** Lets the island take over the page at a tap, or at once where the address names an article. */
function startIsland(
  { data, config }: ReadyPaper,
  { view, locale, firstScreen }: PaperIslandOptions,
): void {
  const box = document.getElementById(BOX);
  if (!box) return;
  let days: readonly string[] = [];
  let isHydrated = false;
  const hydrate = hydrateOnTap(
    box,
    async () => {
      const [{ Paper }, { hydrateIsland }] = await Promise.all([
        import('./Paper.island.tsx'),
        import('../../islands/mountIsland.ts'),
        // The element that zooms the page, which a held tap may be for.
        import('../../behaviours/startPaperPage.ts').then((m) => m.startPaperPage()),
      ]);
      isHydrated = true;
      const { base } = view;
      const props = { base, config: createPaperSite(config), data, days, locale };
      await hydrateIsland(box, Paper, props);
    },
    ALL_CONTROLS,
  );
  if (readPaperAddress().articleId) void hydrate();
  void firstScreen.then(async () => {
    const { paper, date } = data;
    const month = getMonth(date);
    await loadMonthDays(readSettings(), paper.id, month);
    const loaded = $paperDays.get()[formatDaysKey(paper.id, month)];
    const calendar = box.querySelector('#days .paper-calendar');
    if (isHydrated || !calendar || !Array.isArray(loaded)) return;
    days = loaded;
    calendar.outerHTML = toHtml(<PaperCalendar days={days} view={view} />);
  });
}
