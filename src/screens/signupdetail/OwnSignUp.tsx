import type { ReactNode } from 'react';
import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { JoinMessageKey, JoinTranslate } from '../../i18n/translate.ts';
import {
  decideVoucherState,
  type SignUpState,
  type SignUpValue,
  type Voucher,
} from '../../model/activity/vouchers.ts';
import { linkTo } from '../../routes.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { DaySpan } from '../../ui/DaySpan.tsx';
import { DrawVoucher } from './DrawVoucher.tsx';
import type { SignUpPage } from './signupdetail.state.ts';
import { VoucherTicket } from './VoucherTicket.tsx';

interface OwnSignUpProps {
  readonly page: Extract<SignUpPage, { kind: 'signed' }>;
  readonly view: JoinView;
  /** Whether the reader comes from the form. */
  readonly isNew: boolean;
  /** Why no voucher was drawn; '' for no reason. */
  readonly problem: string;
}

const STATES: Readonly<Record<SignUpState, JoinMessageKey>> = {
  awaiting: 'signup.awaiting',
  accepted: 'signup.accepted',
  refused: 'signup.refused',
};

/** Renders a reader's sign-up: activity, review state, vouchers and answers. */
export function OwnSignUp({ page, view, isNew, problem }: OwnSignUpProps) {
  const { activity, savedAt, hasVouchers } = page;
  const { t, base } = view;
  const { signUp, vouchers, stock } = page.vouchers;
  const state = signUp?.state ?? null;
  const hasTickets = vouchers.kind === 'list' && vouchers.vouchers.length > 0;
  const isEmpty = savedAt === null && vouchers.kind === 'list' && !hasTickets;
  return (
    <article className="signup">
      <header className="signup-head">
        {isNew && (
          <p className="signup-done" role="status">
            {t('signup.done')}
          </p>
        )}
        {state && <p className={`signup-state signup-${state}`}>{t(STATES[state])}</p>}
        <h1 className="signup-name">
          <a href={linkTo('activityDetail', { id: activity.id }, base)}>{activity.title}</a>
        </h1>
        <Span label={t('apply.times')}>
          {(activity.startsAt ?? activity.endsAt) !== null && (
            <DaySpan from={activity.startsAt} hour now={null} t={t} until={activity.endsAt} />
          )}
        </Span>
        <Span label={t('apply.place')}>{activity.place}</Span>
        {signUp && signUp.at !== null && (
          <Span label={t('signup.at')}>{formatExactTime(signUp.at, t)}</Span>
        )}
      </header>
      {savedAt !== null && (
        <div className="signup-kept" role="status">
          <p>{t('signup.stale', { time: formatExactTime(savedAt, t) })}</p>
          <button className="signup-retry" data-signup="again" type="button">
            {t('page.retry')}
          </button>
        </div>
      )}
      {hasVouchers && (state !== 'refused' || !isEmpty) && (
        <section className="signup-part">
          <h2 className="signup-part-name">{t('voucher.title')}</h2>
          {vouchers.kind === 'outside' ? (
            <>
              <p className="signup-hint">{t('voucher.outsideHint')}</p>
              <a
                className="voucher-outside"
                href={vouchers.url}
                rel="noopener noreferrer"
                target="_blank"
              >
                {t('voucher.outside')}
              </a>
            </>
          ) : (
            <VoucherList activityId={activity.id} view={view} vouchers={vouchers.vouchers} />
          )}
          {isEmpty && state === 'awaiting' && (
            <p className="signup-hint">{t('voucher.awaiting')}</p>
          )}
          {/* The state numbers are a guess: the server decides about a draw. */}
          {isEmpty && state !== null && <DrawVoucher problem={problem} stock={stock} t={t} />}
        </section>
      )}
      {signUp && <SignUpAnswers t={t} values={signUp.values} />}
    </article>
  );
}

const Span = ({ label, children }: { readonly label: string; readonly children: ReactNode }) =>
  children ? (
    <p className="signup-fact">
      <span>{label}</span>
      <span className="signup-fact-text">{children}</span>
    </p>
  ) : null;

interface VoucherListProps {
  readonly activityId: string;
  readonly vouchers: readonly Voucher[];
  readonly view: JoinView;
}

/** Renders a reader's vouchers; the code of the first unused one is shown at once. */
function VoucherList({ activityId, vouchers, view }: VoucherListProps) {
  const now = view.now ?? 0;
  const shown = vouchers.map((voucher) => ({
    ...voucher,
    state: decideVoucherState(voucher, now),
  }));
  const first = shown.find(({ state }) => state === 'unused')?.id;
  return (
    <ul>
      {shown.map((voucher) => (
        <li key={voucher.id} className="voucher">
          <VoucherTicket
            activityId={activityId}
            isOpenFirst={voucher.id === first}
            view={view}
            voucher={voucher}
          />
        </li>
      ))}
    </ul>
  );
}

interface SignUpAnswersProps {
  readonly values: readonly SignUpValue[];
  readonly t: JoinTranslate;
}

/** Renders the answers of a reader's sign-up. */
function SignUpAnswers({ values, t }: SignUpAnswersProps) {
  if (values.length === 0) return null;
  return (
    <section className="signup-part">
      <h2 className="signup-part-name">{t('signup.answers')}</h2>
      <dl className="signup-answers">
        {values.map(({ name, text, isImage }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {isImage ? (
                <img
                  alt={t('signup.picture', { name })}
                  decoding="async"
                  loading="lazy"
                  src={text}
                />
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
