import { serverNow } from '../../host/clock.ts';
import { readPage } from '../../host/page.ts';
import { runBusyTap } from '../../host/runTap.ts';
import { readSettings } from '../../host/settings.ts';
import { listStored, readStored, removeStored } from '../../host/storage.ts';
import * as STORAGE_KEYS from '../../host/storageKeys.ts';
import { decideVoucherState, type Voucher } from '../../model/activity/vouchers.ts';
import { POINTS_EVENT_PREFIX } from '../../model/points/pendingEvents.ts';
import { linkTo } from '../../routes.ts';
import { loadJoinMessages } from '../../services/loadJoinMessages.ts';
import { ChangingPart, renderOnTime, renderPart } from '../../templates/ChangingPart.tsx';
import { type PartProps, startSingleTemplate } from '../../templates/singleTemplate.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { SignUpView } from './SignUpView.tsx';
import { drawVoucher, loadSignUpPage, type SignUpPage } from './signupdetail.state.ts';

/** All of the page changes when a voucher is drawn. */
const PART = 'signup';

const start = (): void =>
  startSingleTemplate<SignUpPage, JoinView>({
    View: ({ data, view }) => (
      <ChangingPart id={PART}>
        <SignUpView isNew={isNew(data)} page={data} problem="" view={view} />
      </ChangingPart>
    ),
    describe: ({ activity: { id, title } }, { t, base }) => ({
      name: `${t('signup.title')} · ${title}`,
      description: title,
      pictures: [],
      path: linkTo('signupdetail', {}, base, { id }),
      object: 4,
      id,
      // The page shows each reader their own sign-up, so sharing it is pointless.
      shareClosed: true,
    }),
    load: (client) => loadSignUpPage(client, readSettings(), readPage().flags.id),
    loadMessages: loadJoinMessages,
    missing: ['apply.gone', 'apply.goneHint'],
    name: (t) => t('signup.title'),
    start: startSignUp,
  });

start();

const isNew = ({ activity }: SignUpPage): boolean =>
  readStored(STORAGE_KEYS.signedUp, 'session') === activity.id;

const listVouchers = (page: SignUpPage): readonly Voucher[] =>
  page.kind === 'signed' && page.vouchers.vouchers.kind === 'list'
    ? page.vouchers.vouchers.vouchers
    : [];

/** Makes the controls of the page work, and keeps its tickets right while it is open. */
function startSignUp({ data, view }: PartProps<SignUpPage, JoinView>): void {
  const part = document.getElementById(PART);
  if (!part) return;
  let shown = { page: data, isNew: isNew(data), problem: '' };
  removeStored(STORAGE_KEYS.signedUp, 'session');
  const render = () => <SignUpView {...shown} view={{ ...view, now: serverNow() }} />;
  const watchVouchers = () => {
    const vouchers = listVouchers(shown.page);
    if (vouchers.length === 0) return;
    keepPage();
    void renderOnTime(PART, {
      moments: vouchers.map(({ until }) => until),
      first: formatStates(vouchers, serverNow()),
      decide: (now) => formatStates(vouchers, now),
      render,
    });
  };
  watchVouchers();
  creditPendingPoints().catch(() => {});
  part.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    if (button.dataset.signup === 'again') return start();
    if (button.dataset.signup === 'ticket') return toggleTicket(button);
    if (button.dataset.signup === 'login')
      return void runBusyTap(button, async () => {
        // A behaviour shows the login: it does not wait for the pictures of the first screen.
        dispatchEvent(new Event('tapped'));
        const session = await import('../../services/session/memberSession.ts');
        void session.requireMember({ text: view.t('signup.login') }).then((isMember) => {
          if (isMember) start();
        });
      });
    if (button.closest('[data-draw]'))
      void runBusyTap(button, async () => {
        shown = { ...shown, ...(await draw(shown.page, view)) };
        renderPart(PART, render());
        watchVouchers();
        part.querySelector<HTMLElement>('[data-draw] button')?.focus();
      });
  });
}

/**
 * Credits pending points: the sign-up redirects here as soon as it is stored, so that its points
 * are shown on this page.
 */
async function creditPendingPoints(): Promise<void> {
  if (listStored(POINTS_EVENT_PREFIX).length === 0) return;
  const { creditPoints } = await import('../../services/points/creditPoints.ts');
  await creditPoints(readSettings());
}

/** The states of the vouchers, which change with time, as one text. */
const formatStates = (vouchers: readonly Voucher[], now: number): string =>
  vouchers.map((voucher) => decideVoucherState(voucher, now)).join();

/** Keeps the page with its tickets: without a network there is nothing else to show them. */
const keepPage = (): void =>
  void import('../../services/offline/keepPages.ts').then(
    ({ keepOpenedPage }) => keepOpenedPage(),
    () => {},
  );

function toggleTicket(button: HTMLElement): void {
  const isOpen = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(isOpen));
  document
    .getElementById(button.getAttribute('aria-controls') ?? '')
    ?.toggleAttribute('hidden', !isOpen);
}

/** Draws a voucher; returns what the page then shows. */
async function draw(
  page: SignUpPage,
  { t }: JoinView,
): Promise<{ readonly page: SignUpPage; readonly problem: string }> {
  if (page.kind !== 'signed') return { page, problem: '' };
  const answer = await drawVoucher(readSettings(), page.activity);
  if (!answer.ok) return { page, problem: t('voucher.failed') };
  const { refusal, vouchers, signUp, stock } = answer.value;
  const isThere = vouchers.kind === 'outside' || vouchers.vouchers.length > 0;
  if (isThere)
    import('../../host/toast.ts').then(
      ({ showToast }) => showToast(t('voucher.drawn')),
      () => {},
    );
  return {
    // A response that contains nothing but a refusal must not replace the known state.
    page: isThere || signUp ? { ...page, vouchers: answer.value } : page,
    // For a stock of 0 the page shows that message already.
    problem: stock === 0 ? '' : refusal,
  };
}
