import type { ActionTranslate } from '../../i18n/translate.ts';
import { findNearestDay } from '../../model/paper/date.ts';
import { linkTo } from '../../routes.ts';
import { Notice, NoticeLink } from '../../ui/Notice.tsx';
import type { FirstPaper } from './paper.state.ts';
import { formatDay } from './paperDates.ts';
import { paperLink } from './paperLinks.ts';

interface NoPaperProps {
  readonly state: Extract<FirstPaper, { state: 'empty' }>;
  /** Prefix of links. */
  readonly base: string;
  /** URL of the front page. */
  readonly home: string;
  readonly t: ActionTranslate;
}

/**
 * Renders the notice that the requested day has no edition, with a link to the nearest day with
 * one.
 */
export function NoPaper({ state: { days, time, paperId }, base, home, t }: NoPaperProps) {
  const nearest = time === '' ? '' : findNearestDay(time, days);
  const [action, href] = nearest
    ? (['paper.openNearest', paperLink({ date: nearest, paperId }, base)] as const)
    : time === '' && paperId === ''
      ? (['page.home', home] as const)
      : (['paper.latest', linkTo('paperSharePage', {}, base)] as const);
  return (
    <Notice
      title={t(time === '' ? 'paper.noneAtAll' : 'paper.none')}
      text={nearest && t('paper.nearest', { day: formatDay(nearest, t) })}
      action={<NoticeLink href={href}>{t(action)}</NoticeLink>}
    />
  );
}
