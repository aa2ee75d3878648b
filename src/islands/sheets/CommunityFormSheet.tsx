import { type ComponentType, use } from 'react';
import { loadCommunityMessages } from '../../services/loadCommunityMessages.ts';
import { readPageLocale } from '../../services/loadMessages.ts';
import type { FormRequest } from '../../services/sheets.ts';
import type { SheetProps } from '../Sheets.island.tsx';
import { createDeferredView } from './createDeferredView.tsx';
import type { FormProps } from './form/FormSheet.tsx';

const FORMS: Readonly<Record<FormRequest['form'], ComponentType<FormProps>>> = {
  post: createDeferredView(async () => (await import('./PostForm.tsx')).PostForm),
  question: createDeferredView(async () => (await import('./QuestionForm.tsx')).QuestionForm),
  tipoff: createDeferredView(async () => (await import('./TipoffForm.tsx')).TipoffForm),
  contribution: createDeferredView(
    async () => (await import('./ContributionForm.tsx')).ContributionForm,
  ),
};

/** Returns `Form` once its messages are loaded: an open sheet must not wait without content. */
export async function loadCommunityFormSheet(): Promise<typeof CommunityFormSheet> {
  await loadCommunityMessages(readPageLocale());
  return CommunityFormSheet;
}

/** Renders a form of the community pages with their messages; article pages open some, too. */
function CommunityFormSheet({ request, onClose }: SheetProps<'form'>) {
  const t = use(loadCommunityMessages(readPageLocale()));
  const Content = FORMS[request.form];
  return <Content request={request} onClose={onClose} t={t} />;
}
