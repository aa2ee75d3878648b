import { ScanLine } from 'lucide';
import { type FormEvent, useEffect, useState } from 'react';
import { parseTypedCode, type WriteOffCode } from '../../model/activity/writeOff.ts';
import { parseId } from '../../model/wire.ts';
import { parsePageParams } from '../../routes.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Field } from '../../ui/login/Field.tsx';
import { findScanner } from './writeOffPage.state.ts';

interface VoucherCodeFormProps {
  readonly busy: boolean;
  readonly onCode: (code: WriteOffCode) => void;
  readonly t: JoinView['t'];
}

type Scan = () => Promise<string | null>;

/** Renders the form for a voucher's code, with a scanner button when the host has a scanner. */
export function VoucherCodeForm({ busy, onCode, t }: VoucherCodeFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [scanner, setScanner] = useState<{ readonly scan: Scan } | null>(null);
  useEffect(() => {
    void findScanner().then((scan) => setScanner(scan && { scan }));
  }, []);
  const submitCode = (said: string) => {
    const code = parseScannedCode(said);
    setWrong(code === null);
    if (code) onCode(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) submitCode(text);
  };
  const scan = async () => {
    const said = await scanner?.scan();
    if (!said) return;
    setText(said);
    submitCode(said);
  };
  return (
    <form noValidate onSubmit={submit}>
      <h1 className="join-headline">{t('writeoff.title')}</h1>
      <Field
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        error={isWrong ? t('writeoff.noCode') : undefined}
        hint={t('writeoff.codeHint')}
        label={t('writeoff.code')}
        name="registCode"
        onType={(value) => {
          setText(value);
          setWrong(false);
        }}
        readOnly={busy}
        required
        spellCheck={false}
        value={text}
      />
      <BusyButton busy={busy} className="main-button" type="submit">
        {t('writeoff.look')}
      </BusyButton>
      {scanner && (
        <button className="desk-scan" disabled={busy} onClick={() => void scan()} type="button">
          <Icon className="desk-icon" icon={ScanLine} />
          {t('writeoff.scan')}
        </button>
      )}
    </form>
  );
}

/** The scanner of the messenger puts the kind of a barcode before its content. */
const BARCODE_KIND = /^[A-Z][A-Z\d]*(?:_\d+)?,/;

/**
 * Parses the content of a scanned voucher, or what was typed: the address of the page that redeems
 * it, or only its code. null where neither is found.
 */
export function parseScannedCode(text: string): WriteOffCode | null {
  const code = text.trim().replace(BARCODE_KIND, '');
  if (!/[/?]/.test(code)) {
    const registCode = parseTypedCode(code);
    return registCode === '' ? null : { activityId: '', registCode };
  }
  const [address = '', query = ''] = code.split('#')[0]?.split(/\?(.*)/s) ?? [];
  const params = parsePageParams('writeOff', { pathname: address, search: query });
  const registCode = parseId(params.registCode);
  return registCode === '' ? null : { activityId: params.activityID ?? '', registCode };
}
