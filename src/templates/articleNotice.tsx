import { setMissingTitle } from '../host/document/updateDocument.ts';
import { readLocale } from '../host/locale.ts';
import { readSettings } from '../host/settings.ts';
import type { TemplateContent } from '../host/templateContent.ts';
import { toHtml } from '../markup/jsxRuntime.ts';
import type { FailureKind } from '../model/failure.ts';
import { getStateTitle, StateNotice } from '../screens/article/StateNotice.tsx';
import { loadMessages } from '../services/loadMessages.ts';
import { offerHotList } from './offerHotList.ts';

/** Shows that the article does not exist (null) or could not be loaded, with a way on. */
export async function showArticleNotice(
  content: TemplateContent,
  failure: FailureKind | null,
  retry: () => void,
): Promise<void> {
  const t = await loadMessages(readLocale(readSettings().defaultLocale));
  setMissingTitle(getStateTitle(failure, t));
  content.show(toHtml(<StateNotice failure={failure} home={content.home} onRetry={retry} t={t} />));
  content.element.querySelector('button')?.addEventListener('click', retry);
  void offerHotList(content.element);
}
