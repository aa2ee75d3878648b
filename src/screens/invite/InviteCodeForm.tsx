import { type FormEvent, useState } from 'react';
import { readSearch } from '../../host/address.ts';
import { parseCodeText, readQueryCode } from '../../model/invite/code.ts';
import { decideKeptMessage } from '../../model/outbox/decideKeptMessage.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import type { JoinView } from '../../ui/community/communityView.ts';
import { Field } from '../../ui/login/Field.tsx';
import {
  type InviteCodeOutcome,
  readTypedCode,
  saveTypedCode,
  submitInviteCode,
} from './invite.state.ts';

interface InviteCodeFormProps {
  /** The code that this member has already used; '' for none. */
  readonly usedCode: string;
  readonly t: JoinView['t'];
}

/** Renders the field for an inviter's code; the query may contain the code. */
export function InviteCodeForm({ usedCode, t }: InviteCodeFormProps) {
  const [text, setText] = useState(() => readTypedCode() || readQueryCode(readSearch()));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState('');

  const handleType = (typed: string) => {
    setText(typed);
    setProblem('');
    saveTypedCode(typed);
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const code = parseCodeText(text);
    if (!code) return setProblem(t(text.trim() ? 'invite.unknown' : 'invite.need'));
    setProblem('');
    setBusy(true);
    const entered = await submitInviteCode(code);
    setBusy(false);
    if (entered.state === 'done') setDone(formatSuccess(entered.score, t));
    else setProblem(formatProblem(entered, t));
  };

  if (done || usedCode) {
    return (
      <p className="invite-done" role="status">
        {done || t('invite.usedCode', { code: usedCode })}
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
        onType={handleType}
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

const formatSuccess = (score: number, t: JoinView['t']): string =>
  score > 0 ? t('invite.doneScore', { n: score }) : t('invite.done');

function formatProblem(
  entered: Exclude<InviteCodeOutcome, { state: 'done' }>,
  t: JoinView['t'],
): string {
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
