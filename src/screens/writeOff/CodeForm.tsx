import { ScanLine } from 'lucide';
import { type FormEvent, useEffect, useState } from 'react';
import type { WriteOffCode } from '../../model/activity/writeOff.ts';
import { parseScanned } from '../../stores/join/scanned.ts';
import { openScanner } from '../../stores/join/writeOffPage.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Field } from '../../ui/login/Field.tsx';
import type { JoinView } from '../../ui/people/view.ts';

interface CodeFormProps {
  readonly busy: boolean;
  readonly onCode: (code: WriteOffCode) => void;
  readonly t: JoinView['t'];
}

type Scan = () => Promise<string | null>;

/** Renders the form for a voucher's code, with a scanner button when the host has a scanner. */
export function CodeForm({ busy, onCode, t }: CodeFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [scanner, setScanner] = useState<{ readonly scan: Scan } | null>(null);
  useEffect(() => {
    void openScanner().then((scan) => setScanner(scan && { scan }));
  }, []);
  const take = (said: string) => {
    const code = parseScanned(said);
    setWrong(code === null);
    if (code) onCode(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) take(text);
  };
  const scan = async () => {
    const said = await scanner?.scan();
    if (!said) return;
    setText(said);
    take(said);
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
