import { type ReactNode, useState } from 'react';
import { readLocale } from '../../host/locale.ts';
import { readSettings } from '../../host/settings.ts';
import { GUEST_SIGN_UP_MESSAGES } from '../../i18n/guestSignUpMessages.ts';
import type { ActivityItem } from '../../model/activity/normaliseActivity.ts';
import { linkTo } from '../../routes.ts';
import { DaySpan } from '../../ui/DaySpan.tsx';
import { LangText } from '../../ui/LangText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ClearableList } from './ClearableList.tsx';
import { clearGuestSignUps, listGuestSignUps } from './guestSignUps.state.ts';
import type { MineView } from './mineParts.ts';
import { OwnList } from './OwnList.tsx';
import { SavedArticleRow } from './SavedArticleRow.tsx';
import { loadSignUps, signUps } from './signUps.state.ts';

interface SignUpsPartProps {
  /** Null for a reader without a login. */
  readonly uid: string | null;
  readonly loading: string;
  /** Asks a reader without a login and without a sign-up on this device to log in. */
  readonly prompt: ReactNode;
  readonly view: MineView;
}

/**
 * Renders the activities that the member has signed up for, or that were signed up for on this device
 * without a login; each row opens the sign-up's tickets.
 */
export function SignUpsPart({ uid, loading, prompt, view }: SignUpsPartProps) {
  const { t } = view;
  if (uid === null) return <GuestSignUps none={prompt} view={view} />;
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

interface GuestSignUpsProps {
  readonly none: ReactNode;
  readonly view: MineView;
}

function GuestSignUps({ none, view }: GuestSignUpsProps) {
  const [listed, setListed] = useState(listGuestSignUps);
  const messages = GUEST_SIGN_UP_MESSAGES[readLocale(readSettings().defaultLocale)];
  if (listed.length === 0) return none;
  const handleClear = () => {
    clearGuestSignUps();
    setListed([]);
  };
  return (
    <ClearableList clear={messages.clear} clearTitle={messages.clearTitle} onClear={handleClear}>
      {listed.map(({ id, path, title, image, at }) => (
        <li key={id}>
          <SavedArticleRow
            at={at}
            href={`${view.base}/${path}`}
            image={image}
            title={title}
            view={view}
          />
        </li>
      ))}
    </ClearableList>
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
