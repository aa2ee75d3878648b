import type { AskedKind } from '../../model/people/types.ts';
import { type FormRequest, openSheet } from '../../stores/sheet.ts';
import type { Act } from '../acts.ts';

const FORMS: readonly string[] = [
  'post',
  'question',
  'tipoff',
  'contribution',
] satisfies FormRequest['form'][];
const ASKED: readonly string[] = ['topic', 'account', 'reporter'] satisfies AskedKind[];

/** Opens the form that the button names, for the object that it names. */
export const act: Act = ({ dataset: { form = '', id = '', of = '', name } }) => {
  if (!FORMS.includes(form)) return;
  openSheet({
    kind: 'form',
    form: form as FormRequest['form'],
    id,
    name,
    ...(ASKED.includes(of) && { of: of as AskedKind }),
  });
};
