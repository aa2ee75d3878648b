import { readSettings } from '../../host/settings.ts';
import type { ActivityItem } from '../../model/activity/normaliseActivity.ts';
import { linkTo } from '../../routes.ts';
import { DaySpan } from '../../ui/DaySpan.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { MineView } from './mineParts.ts';
import { OwnList } from './OwnList.tsx';
import { loadSignUps, signUps } from './signUps.state.ts';

interface SignUpsPartProps {
  readonly uid: string;
  readonly loading: string;
  readonly view: MineView;
}

/** Renders the activities that the member has signed up for; each row opens the sign-up's tickets. */
export function SignUpsPart({ uid, loading, view }: SignUpsPartProps) {
  const { t } = view;
  return (
    <OwnList
      list={signUps}
      load={() => loadSignUps(readSettings(), uid)}
      loading={loading}
      none={<Notice heading="h2" text={t('mine.noSignUpsHint')} title={t('mine.noSignUps')} />}
      t={t}
    >
      {(activity) => <SignUpRow activity={activity} view={view} />}
    </OwnList>
  );
}

function SignUpRow({ activity, view }: { activity: ActivityItem; view: MineView }) {
  const { id, title, picture, startsAt, endsAt } = activity;
  const { base, t } = view;
  return (
    <a className="mine-article mine-article-link" href={linkTo('signupdetail', {}, base, { id })}>
      <span className="min-w-0 flex-1">
        <span className="mine-article-title">
          <LangText t={t} text={title} />
        </span>
        <span className="mt-12 block text-26 tabular-nums text-ink-3">
          <DaySpan from={startsAt} now={null} t={t} until={endsAt} />
        </span>
      </span>
      {picture && <img alt="" className="mine-article-image" loading="lazy" src={picture} />}
    </a>
  );
}
