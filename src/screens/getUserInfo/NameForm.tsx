import { type FormEvent, useState } from 'react';
import { showToast } from '../../host/toast.ts';
import type { MineTranslate } from '../../i18n/translate.ts';
import { useSingleTask } from '../../islands/useSingleTask.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/login/Field.tsx';
import { saveProfile } from './saveProfile.state.ts';

/** Longer names are cut by servers. */
const NAME_MAX = 40;

/** Renders the form of the member's name. */
export function NameForm({ name, t }: { readonly name: string; readonly t: MineTranslate }) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState('');
  const { busy, run } = useSingleTask();
  const nickname = typed.trim();
  const save = async () => {
    setProblem('');
    if (nickname === '') return setProblem(t('mine.nameMissing'));
    const { refusal, message } = await saveProfile({ nickname, icon: '' }, t);
    if (refusal) setProblem(refusal);
    else showToast(message);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(save, () => setProblem(t('state.network')));
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <Field
        after={
          <BusyButton busy={busy} className="field-button" type="submit">
            {t('mine.save')}
          </BusyButton>
        }
        autoComplete="nickname"
        error={problem || undefined}
        label={t('mine.name')}
        maxLength={NAME_MAX}
        name="nickname"
        onType={setTyped}
        value={typed}
      />
    </form>
  );
}
