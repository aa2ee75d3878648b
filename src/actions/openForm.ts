import type { AddresseeKind } from '../model/community/communityTypes.ts';
import { type FormRequest, openSheet } from '../services/sheets.ts';
import type { Action } from './action.ts';

const FORMS: readonly string[] = [
  'post',
  'question',
  'tipoff',
  'contribution',
] satisfies FormRequest['form'][];
const ASKED_KINDS: readonly string[] = ['topic', 'account', 'reporter'] satisfies AddresseeKind[];

/** Opens the form that the button names, for the object that it names. */
export const action: Action = ({ dataset: { form = '', id = '', of = '', name } }) => {
  if (!FORMS.includes(form)) return;
  return openSheet({
    kind: 'form',
    form: form as FormRequest['form'],
    id,
    name,
    ...(ASKED_KINDS.includes(of) && { of: of as AddresseeKind }),
  });
};
