import { useStore } from '@nanostores/react';
import { Suspense, use, useEffect, useMemo } from 'react';
import {
  applyTheme,
  setDocumentLanguage,
  setDocumentTitle,
} from '../../host/document/updateDocument.ts';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import { Paper } from '../../islands/Paper.island.tsx';
import { findNearestDay } from '../../model/paper/calendar.ts';
import type { PaperData } from '../../model/paper/paperTypes.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { linkTo } from '../../routes.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import { $firstPaper, type FirstPaper, loadFirstPaper } from '../../state/paper.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { formatDay } from '../../ui/paper/paperDates.ts';
import { paperLink } from '../../ui/paper/paperLinks.ts';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { createPaperSite } from './createPaperSite.ts';
import { PaperSkeleton } from './PaperSkeleton.tsx';

const load = () => void loadFirstPaper(readSettings());
interface TemplateProps {
  /** Label of the skeleton, in the language of the deployment. */
  readonly loading: string;
  /** URL of the front page. */
  readonly home: string;
}

/**
 * Template page of the newspaper: loads the page of a path without a baked page, and that of the
 * latest edition.
 */
export function PaperSharePageTemplate({ loading, home }: TemplateProps) {
  const skeleton = <PaperSkeleton label={loading} />;
  useEffect(load, []);
  const state = useStore($firstPaper, { ssr: 'initial' });
  if (state.state === 'loading') return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Loaded home={home} state={state} />
    </Suspense>
  );
}

interface LoadedProps {
  readonly state: Exclude<FirstPaper, { state: 'loading' }>;
  readonly home: string;
}

function Loaded({ state, home }: LoadedProps) {
  const locale = readLocale(readSettings().defaultLocale);
  const t = use(loadActionMessages(locale));
  useEffect(() => {
    setDocumentLanguage(locale);
    void startTemplateBehaviours(locale);
  }, [locale]);
  const name = state.state === 'failed' ? '' : state.config.siteName;
  return (
    <>
      <BackBar home={home} name={name} t={t} />
      <main id="main">
        {state.state === 'ready' && <Ready config={state.config} data={state.data} />}
        {state.state === 'empty' && <NoPaper home={home} state={state} />}
        {state.state === 'failed' && <Failure kind={state.error.kind} onRetry={load} t={t} />}
      </main>
    </>
  );
}

function Ready({ data, config }: { readonly data: PaperData; readonly config: SiteConfig }) {
  const { defaultLocale, siteBase } = readSettings();
  const locale = readLocale(defaultLocale);
  const site = useMemo(() => createPaperSite(config), [config]);
  useEffect(() => applyTheme({ locale, config }), [locale, config]);
  return <Paper base={siteBase} config={site} data={data} days={[]} locale={locale} />;
}

interface NoPaperProps {
  readonly state: Extract<FirstPaper, { state: 'empty' }>;
  readonly home: string;
}

/**
 * Renders the notice that the requested day has no edition, with a link to the nearest day with
 * one.
 */
function NoPaper({ state, home }: NoPaperProps) {
  const { defaultLocale, siteBase } = readSettings();
  const locale = readLocale(defaultLocale);
  const t = use(loadActionMessages(locale));
  const { days, time, paperId, config } = state;
  const title = t(time === '' ? 'paper.noneAtAll' : 'paper.none');
  const nearest = time === '' ? '' : findNearestDay(time, days);
  const [action, href] = nearest
    ? (['paper.openNearest', paperLink({ date: nearest, paperId }, siteBase)] as const)
    : time === '' && paperId === ''
      ? (['page.home', home] as const)
      : (['paper.latest', linkTo('paperSharePage', {}, siteBase)] as const);
  useEffect(() => {
    applyTheme({ locale, config });
    setDocumentTitle(title);
  }, [locale, config, title]);
  return (
    <Notice
      title={title}
      text={nearest && t('paper.nearest', { day: formatDay(nearest, t) })}
      action={
        <a
          className="flex min-h-88 items-center rounded border px-48 text-30 text-accent"
          href={href}
        >
          {t(action)}
        </a>
      }
    />
  );
}
