import { type FormEvent, useState } from 'react';
import { readSearch } from '../../host/address.ts';
import { parseCodeText, readQueryCode } from '../../model/invite/code.ts';
import { decideKeptMessage } from '../../model/outbox/messages.ts';
import { type Entered, enterCode, keepTypedCode, readTypedCode } from '../../stores/join/invite.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/login/Field.tsx';
import type { JoinView } from '../../ui/people/view.ts';

interface EnterCodeProps {
  /** The code that this member has already used; '' for none. */
  readonly known: string;
  readonly t: JoinView['t'];
}

/** Renders the field for an inviter's code; the query may contain the code. */
export function EnterCode({ known, t }: EnterCodeProps) {
  const [text, setText] = useState(() => readTypedCode() || readQueryCode(readSearch()));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState('');

  const type = (typed: string) => {
    setText(typed);
    setProblem('');
    keepTypedCode(typed);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = parseCodeText(text);
    if (!code) return setProblem(t(text.trim() ? 'invite.unknown' : 'invite.need'));
    setProblem('');
    setBusy(true);
    const entered = await enterCode(code);
    setBusy(false);
    if (entered.state === 'done') setDone(sayDone(entered.score, t));
    else setProblem(sayProblem(entered, t));
  };

  if (done || known) {
    return (
      <p className="invite-done" role="status">
        {done || t('invite.usedCode', { code: known })}
      </p>
    );
  }
  return (
    <form className="invite-part" noValidate onSubmit={(event) => void send(event)}>
      <h2 className="invite-name">{t('invite.enter')}</h2>
      <Field
        autoCapitalize="characters"
        autoComplete="off"
        error={problem || undefined}
        hint={t('invite.fieldHint')}
        label={t('invite.field')}
        name="code"
        onType={type}
        readOnly={busy}
        required
        spellCheck={false}
        value={text}
      />
      <BusyButton busy={busy} className="invite-use" type="submit">
        {t('invite.use')}
      </BusyButton>
    </form>
  );
}

const sayDone = (score: number, t: JoinView['t']): string =>
  score > 0 ? t('invite.doneScore', { n: score }) : t('invite.done');

function sayProblem(entered: Exclude<Entered, { state: 'done' }>, t: JoinView['t']): string {
  switch (entered.state) {
    case 'kept':
      return t(decideKeptMessage(entered, 'write.kept', 'write.keptHere'));
    case 'used':
      return t('invite.used');
    case 'unknown':
      return t('invite.unknown');
    case 'own':
      return t('invite.own');
    case 'refused':
      return entered.message || t('invite.failed');
  }
}
