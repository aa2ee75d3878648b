import { type ComponentType, use } from 'react';
import { pageLocale } from '../../stores/language.ts';
import { openPeopleWords } from '../../stores/people/words.ts';
import type { FormRequest } from '../../stores/sheet.ts';
import type { SheetProps } from '../Sheets.island.tsx';
import type { FormProps } from './form/FormSheet.tsx';
import { late } from './late.tsx';

const FORMS: Readonly<Record<FormRequest['form'], ComponentType<FormProps>>> = {
  post: late(async () => (await import('./PostForm.tsx')).PostForm),
  question: late(async () => (await import('./QuestionForm.tsx')).QuestionForm),
  tipoff: late(async () => (await import('./TipoffForm.tsx')).TipoffForm),
  contribution: late(async () => (await import('./ContributionForm.tsx')).ContributionForm),
};

/** Returns `Form` once its messages are loaded: an open sheet must not wait without content. */
export async function loadForm(): Promise<typeof Form> {
  await openPeopleWords(pageLocale());
  return Form;
}

/** Renders a form of the community pages with their messages; article pages open some, too. */
function Form({ request, onClose }: SheetProps<'form'>) {
  const t = use(openPeopleWords(pageLocale()));
  const Content = FORMS[request.form];
  return <Content request={request} onClose={onClose} t={t} />;
}
