import type { JoinTranslate } from '../../i18n/translate.ts';
import { formatPoints } from '../../model/points/formatPoints.ts';
import { DailySignIn } from './DailySignIn.tsx';
import type { PointsHead as Head } from './points.state.ts';

interface PointsHeadProps {
  readonly head: Head;
  readonly t: JoinTranslate;
}

/** Renders the member's points, the totals, and today's sign-in. */
export function PointsHead({ head, t }: PointsHeadProps) {
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
