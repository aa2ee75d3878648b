import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { readSettings } from '../../host/settings.ts';
import type { JoinTranslate } from '../../i18n/translate.ts';
import { useTabKeys } from '../../islands/list/useTabKeys.ts';
import { formatPoints } from '../../model/points/formatPoints.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PointsDayList } from './PointsDayList.tsx';
import { PointsEntryList } from './PointsEntryList.tsx';
import { PointsSkeleton } from './PointsSkeleton.tsx';
import { type PointsHead as Head, loadPoints, points, signIn } from './points.state.ts';

interface PointsPageProps {
  readonly loading: string;
  readonly t: JoinTranslate;
}

const load = () => void loadPoints(readSettings());

/** Renders the points history of the logged-in member, or the state of loading it. */
export function PointsPage({ loading, t }: PointsPageProps) {
  const state = useStore(points.$list);
  const [view, setView] = useState<PointsView>('entries');
  // The parent uses the member's id as key, so a new member mounts the page again.
  useEffect(load, []);
  switch (state.state) {
    case 'loading':
      return <PointsSkeleton label={loading} />;
    case 'failed':
      return <Failure kind={state.kind} onRetry={load} t={t} />;
    case 'empty':
      return <Notice text={t('points.noneHint')} title={t('points.none')} />;
    case 'ready':
      return (
        <>
          <PointsHead head={state.head} t={t} />
          {state.items.length === 0 ? (
            <p className="py-80 text-center text-30 text-ink-2" role="status">
              {t('points.none')} {t('points.noneHint')}
            </p>
          ) : (
            <>
              <PointsTabs onShow={setView} shown={view} t={t} />
              <div {...createPanelAttributes(view)}>
                {view === 'entries' ? (
                  <PointsEntryList list={points} t={t} />
                ) : (
                  <PointsDayList t={t} />
                )}
              </div>
            </>
          )}
        </>
      );
  }
}

interface PointsHeadProps {
  readonly head: Head;
  readonly t: JoinTranslate;
}

/** Renders the member's points, the totals, and today's sign-in. */
function PointsHead({ head, t }: PointsHeadProps) {
  const facts = [
    ['points.today', formatPoints(head.today)],
    ['points.earned', head.earned],
    ['points.spent', head.spent],
  ] as const;
  return (
    <section className="points-head">
      <h1 className="points-name">{t('points.mine')}</h1>
      <p className="points-total">{head.total}</p>
      <dl className="points-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {head.canSignIn && <DailySignIn isDone={head.signedToday} t={t} />}
    </section>
  );
}

/** Whether the points history is shown by entry or by day. */
type PointsView = 'entries' | 'days';

const VIEWS = ['entries', 'days'] as const;

const LABELS = { entries: 'points.entries', days: 'points.days' } as const;

const tabId = (view: PointsView): string => `points-${view}-tab`;

const panelId = (view: PointsView): string => `points-${view}`;

/** Returns the attributes that make an element the panel of its tab. */
const createPanelAttributes = (view: PointsView) =>
  ({ id: panelId(view), role: 'tabpanel', 'aria-labelledby': tabId(view) }) as const;

interface PointsTabsProps {
  readonly shown: PointsView;
  readonly onShow: (view: PointsView) => void;
  readonly t: JoinTranslate;
}

/** Renders the tabs for entries and days. */
function PointsTabs({ shown, onShow, t }: PointsTabsProps) {
  const onKeyDown = useTabKeys<PointsView>(VIEWS, shown, onShow, tabId);
  return (
    <div className="line-tabs" onKeyDown={onKeyDown} role="tablist">
      {VIEWS.map((view) => (
        <button
          key={view}
          aria-controls={view === shown ? panelId(view) : undefined}
          aria-selected={view === shown}
          className="line-tab"
          id={tabId(view)}
          onClick={() => onShow(view)}
          role="tab"
          tabIndex={view === shown ? 0 : -1}
          type="button"
        >
          {t(LABELS[view])}
        </button>
      ))}
    </div>
  );
}

interface DailySignInProps {
  /** Whether the member has signed in today. */
  readonly isDone: boolean;
  readonly t: JoinTranslate;
}

type State =
  | { readonly state: 'waiting' | 'busy' | 'failed' }
  | { readonly state: 'done'; readonly points: number };

/** Renders the daily sign-in button, or the points that it credited. */
function DailySignIn({ isDone, t }: DailySignInProps) {
  const [state, setState] = useState<State>({ state: 'waiting' });
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused button has been removed.
    if (state.state === 'done') done.current?.focus();
  }, [state]);

  const submitSignIn = async () => {
    setState({ state: 'busy' });
    const points = await signIn(readSettings()).catch(() => null);
    setState(points === null ? { state: 'failed' } : { state: 'done', points });
  };

  if (isDone && state.state !== 'busy') {
    const points = state.state === 'done' ? state.points : 0;
    return (
      <p ref={done} className="points-signed" role="status" tabIndex={-1}>
        {t('points.signed')}
        {points > 0 && <strong>{t('member.gained', { n: points })}</strong>}
      </p>
    );
  }
  return (
    <>
      <BusyButton
        busy={state.state === 'busy'}
        className="points-sign"
        onClick={() => void submitSignIn()}
        type="button"
      >
        {t('points.sign')}
      </BusyButton>
      {state.state === 'failed' && (
        <p className="points-problem" role="alert">
          {t('points.signFailed')}
        </p>
      )}
    </>
  );
}
