import type { CommunityTranslate } from '../i18n/translate.ts';
import { toHtml } from '../markup/jsxRuntime.ts';
import type { Module } from '../model/column/columnTypes.ts';
import type { QuestionItem } from '../model/community/questionItem.ts';
import { listOpenTopics, listOtherQuestions } from '../model/community/questionOnward.ts';
import { pickRowSettings } from '../model/site/rowSettings.ts';
import type { Column, SiteConfig } from '../model/site/siteTypes.ts';
import type { Settings } from '../settings.ts';
import { TipButton } from '../ui/community/TipButton.tsx';
import { columnLink } from '../ui/feed/feedLinks.ts';
import { ModuleHead } from '../ui/feed/ModuleHead.tsx';
import { QuestionRows } from '../ui/feed/QuestionRows.tsx';
import { decideColumnOffer } from '../ui/offers/decideColumnOffer.ts';

interface QuestionOnward {
  readonly question: Pick<QuestionItem, 'id' | 'office' | 'category'>;
  /** All columns of the site. */
  readonly columns: readonly Column[];
  /** The one with all questions, and its modules. */
  readonly column: Column | undefined;
  readonly modules: readonly Module[];
  readonly settings: Pick<Settings, 'siteUrl' | 'siteBase'>;
  readonly config: Pick<SiteConfig, 'times' | 'counts' | 'siteName'>;
  /** Timestamp that relative times are computed from. */
  readonly now: number;
  readonly t: CommunityTranslate;
}

/**
 * Returns the HTML of what is below a question to the government: others of its column, with a link to
 * that, and where readers can ask themselves. No call puts a question to an office, so these are the open topics
 * and, where the site has a column of them, tip-offs.
 */
export function formatQuestionOnward({
  question,
  columns,
  column,
  modules,
  settings,
  config,
  now,
  t,
}: QuestionOnward): string {
  const base = settings.siteBase;
  const view = { ...pickRowSettings(config), base, now, t };
  const topics = listOpenTopics(modules);
  const takesTips = columns.some((each) => decideColumnOffer(each, settings) === 'tips');
  return toHtml(
    <>
      {column && (
        <section className="module">
          <ModuleHead heading="h2" href={columnLink(column, base)} name={column.name} view={view} />
          <QuestionRows heading="h3" items={listOtherQuestions(modules, question)} view={view} />
        </section>
      )}
      {(topics.length > 0 || takesTips) && (
        <section className="module">
          <ModuleHead heading="h2" href={null} name={t('topic.ask')} view={view} />
          <QuestionRows heading="h3" items={topics} view={view} />
          {takesTips && <TipButton t={t} />}
        </section>
      )}
    </>,
  );
}
