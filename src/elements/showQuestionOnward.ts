import { getColumnsAll } from '../api/calls/columns.ts';
import { getQuestionModules } from '../api/calls/questionModules.ts';
import { serverNow } from '../host/clock.ts';
import { readSettings } from '../host/settings.ts';
import { loadStyleSheet } from '../host/styles/loadStyleSheet.ts';
import { decideColumnTarget } from '../model/column/columnTarget.ts';
import { loadCommunityMessages } from '../services/loadCommunityMessages.ts';
import { readPageLocale } from '../services/loadMessages.ts';
import { getClient } from '../services/pageClient.ts';
import { loadSiteConfig } from '../state/siteConfig.ts';
import communityUrl from '../styles/communityDeferred.css?url';
import { formatQuestionOnward } from '../templates/addedQuestions.tsx';

/**
 * Shows what follows a question to the government, from the site's column of questions; nothing where
 * the columns fail to load.
 */
export async function showQuestionOnward(element: HTMLElement): Promise<void> {
  const settings = readSettings();
  const client = getClient(settings);
  const { id = '', office = '', category = '' } = element.dataset;
  const [columns, config, t] = await Promise.all([
    getColumnsAll(client),
    loadSiteConfig(settings),
    loadCommunityMessages(readPageLocale()),
    loadStyleSheet(communityUrl),
  ]);
  if (!columns.ok) return;
  const column = columns.value.find((each) => decideColumnTarget(each).kind === 'questions');
  const modules = column && (await getQuestionModules(client, { columnId: column.id }));
  element.innerHTML = formatQuestionOnward({
    question: { id, office, category },
    columns: columns.value,
    column,
    modules: modules?.ok ? modules.value : [],
    settings,
    config,
    now: serverNow(),
    t,
  });
}
