import { readCurrentPath } from '../../host/navigation.ts';
import type { Activity } from '../../model/activity/detail.ts';
import { linkTo } from '../../routes.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Notice, NoticeLink } from '../../ui/Notice.tsx';
import { linkToDownload } from '../download/linkToDownload.ts';

interface SignUpNoticeProps {
  readonly activity: Activity;
  readonly view: JoinView;
}

/** Renders the notice for a reader who has not signed up, with a link to the form. */
export const NotSignedUpNotice = ({
  activity: { id, title },
  view: { t, base },
}: SignUpNoticeProps) => (
  <Notice
    action={
      <NoticeLink href={linkTo('activityApply', { id }, base)}>{t('signup.apply')}</NoticeLink>
    }
    text={title}
    title={t('signup.unsigned')}
  />
);

/**
 * Renders the notice for a reader who is not logged in and has not signed up on this device; a
 * member may have signed up on another.
 */
export const AnonymousNotice = ({
  activity: { id, title, needsLogin },
  view: { t, base },
}: SignUpNoticeProps) => (
  <>
    <Notice
      action={
        <button
          className="flex min-h-88 items-center rounded border px-48 text-30 text-accent"
          data-signup="login"
          type="button"
        >
          {t('login.title')}
        </button>
      }
      text={title}
      title={t('signup.login')}
    />
    {!needsLogin && (
      <p className="signup-other">
        <a className="signup-other-link" href={linkTo('activityApply', { id }, base)}>
          {t('signup.apply')}
        </a>
      </p>
    )}
  </>
);

/** Renders the notice that the server shows the sign-up in the native app only. */
export const SignUpInAppNotice = ({ view: { t, base } }: Pick<SignUpNoticeProps, 'view'>) => (
  <Notice
    action={
      <NoticeLink href={linkToDownload(readCurrentPath(), base)}>{t('download.title')}</NoticeLink>
    }
    title={t('session.download')}
  />
);
