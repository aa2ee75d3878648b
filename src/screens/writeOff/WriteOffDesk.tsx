import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { readPage } from '../../host/page.ts';
import type { WriteOffCode } from '../../model/activity/writeOff.ts';
import { parseId } from '../../model/wire.ts';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Fact } from '../../ui/join/Fact.tsx';
import { Notice, NoticeButton } from '../../ui/Notice.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { VoucherCodeForm } from './VoucherCodeForm.tsx';
import { VoucherFacts } from './VoucherFacts.tsx';
import { WriteOffResult } from './WriteOffResult.tsx';
import { readShop, saveShop, writeOff } from './writeOffPage.state.ts';

/** Renders the steps of redeeming a voucher: entering its code, confirming, and the result. */
export function WriteOffDesk({ t }: { readonly t: JoinView['t'] }) {
  const state = useStore(writeOff.$state);
  const [code, setCode] = useState<WriteOffCode>({ activityId: '', registCode: '' });
  const [shop, setShop] = useState(() => readPage().params.shopSite ?? readShop());
  const look = (next: WriteOffCode) => {
    // A code without an activity belongs to the activity in the path.
    const { activityID = '' } = readPage().params;
    const named = { ...next, activityId: next.activityId || activityID };
    setCode(named);
    void writeOff.look(named, shop.trim());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what the address names
  useEffect(() => {
    const registCode = parseId(readPage().params.registCode);
    if (registCode) look({ activityId: '', registCode });
  }, []);
  // The server refused the shop and returned no voucher: with another shop it is looked up first.
  const lacksVoucher = state.state === 'answered' && state.voucher === null;
  const confirm = () => {
    saveShop(shop.trim());
    void (lacksVoucher ? writeOff.retry(shop.trim()) : writeOff.confirm(shop.trim()));
  };
  const next = (
    <button className="desk-next" onClick={writeOff.next} type="button">
      {t('writeoff.next')}
    </button>
  );
  const facts = 'voucher' in state && state.voucher && (
    <VoucherFacts
      registCode={code.registCode}
      t={t}
      voucher={state.voucher}
      withState={state.state !== 'answered'}
    />
  );
  const confirming = (
    <RedeemForm
      busy={state.state === 'sending'}
      onConfirm={confirm}
      label={lacksVoucher ? 'writeoff.look' : 'writeoff.confirm'}
      onShop={setShop}
      shop={shop}
      t={t}
    />
  );
  switch (state.state) {
    case 'asking':
    case 'looking':
      return <VoucherCodeForm busy={state.state === 'looking'} onCode={look} t={t} />;
    case 'seen':
    case 'sending':
      return (
        <>
          <h1 className="join-headline">{t('writeoff.title')}</h1>
          {facts ||
            (state.state === 'seen' && <UnseenVoucher registCode={code.registCode} t={t} />)}
          {confirming}
          {state.state === 'seen' && next}
        </>
      );
    case 'answered':
      return (
        <>
          <WriteOffResult answer={state.answer} t={t} />
          {state.answer.refusal === 'shop' && confirming}
          {next}
          {state.answer.refusal !== null && facts}
        </>
      );
    case 'failed':
      return (
        <>
          <Failure kind={state.kind} onRetry={() => void writeOff.retry(shop.trim())} t={t} />
          {next}
        </>
      );
    case 'doubtful':
      return (
        <>
          <Notice
            action={
              <NoticeButton onClick={() => void writeOff.retry(shop.trim())}>
                {t('page.retry')}
              </NoticeButton>
            }
            failed
            text={t('writeoff.doubtHint')}
            title={t('writeoff.doubt')}
          />
          {next}
        </>
      );
  }
}

interface UnseenVoucherProps {
  readonly registCode: string;
  readonly t: JoinView['t'];
}

/** Renders the code of a voucher that the server cannot show before it is redeemed. */
const UnseenVoucher = ({ registCode, t }: UnseenVoucherProps) => (
  <>
    <p className="verdict-hint">{t('writeoff.unseen')}</p>
    <dl className="join-facts">
      <Fact name="writeoff.code" t={t}>
        {registCode}
      </Fact>
    </dl>
  </>
);
