import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/**
 * Components that are compiled to markup (decision 0043) lose their handlers: a control that is shown
 * without React does nothing unless its template adds the handler.
 */
const SRC = path.join(import.meta.dirname, '../../src');

/** Components with handlers, and the template that adds them. */
const HANDLED: Readonly<Record<string, string>> = {
  // The island has the handlers; it is hydrated by itself or by a tap, which is replayed.
  'screens/minVideoDetail/FeedStage.tsx': 'host/runTap.ts',
  'screens/minVideoDetail/SlideButtons.tsx': 'host/runTap.ts',
  'islands/comments/CommentItem.tsx': 'templates/commentTemplate.tsx',
  'islands/comments/CommentSections.tsx': 'templates/commentTemplate.tsx',
  'screens/commentAll/CommentScreen.tsx': 'templates/commentTemplate.tsx',
  'screens/subscriptionList/SubscriptionListView.tsx':
    'screens/subscriptionList/subscriptionList.template.tsx',
  'screens/previewPDF/PdfProblem.tsx': 'screens/previewPDF/previewPDF.template.tsx',
  'screens/xyListShare/RankView.tsx': 'screens/xyListShare/xyListShare.template.tsx',
  'screens/inputArticleDetail/ContributionReviewNotice.tsx':
    'screens/seekArticleDetail/seekArticleDetail.template.tsx',
  'screens/invitation/InviteCodeCard.tsx': 'screens/shareinvite/shareinvite.template.tsx',
  'ui/BusyButton.tsx': 'screens/signupdetail/signupdetail.template.tsx',
  'ui/Failure.tsx': 'templates/templateFrame.tsx',
  'ui/ListEndContent.tsx': 'templates/listRows.tsx',
  'ui/community/ListTabs.tsx': 'templates/communityList.tsx',
  'screens/paperSharePage/Calendar.tsx': 'host/runTap.ts',
  'screens/paperSharePage/PaperScreen.tsx': 'host/runTap.ts',
  'screens/paperSharePage/PageImage.tsx': 'host/runTap.ts',
  'screens/paperSharePage/PageList.tsx': 'host/runTap.ts',
  'screens/paperSharePage/PageTools.tsx': 'host/runTap.ts',
  'screens/hotPointTimeAxis/TimelineView.tsx':
    'screens/hotPointTimeAxis/hotPointTimeAxis.template.tsx',
};

/** A handler of an element; one of a component has a name of its own, such as `onRetry`. */
const HANDLER = /\son(?:Click|Change|Input|KeyDown|Submit|Focus|Blur|Toggle|Load|Error)=\{/;
const IMPORT = /^(?:import|export)(?! type)[^;]*?from '(\.[^']+\.tsx)'/gms;

const read = (file: string) => readFileSync(path.join(SRC, file), 'utf8');

/** Returns the components that templates import, below `src`; islands stay with React. */
function listMarkupModules(): readonly string[] {
  const found = new Set(globSync('{templates/*,screens/**/*.template}.tsx', { cwd: SRC }));
  for (const file of found) {
    for (const [, to = ''] of read(file).matchAll(IMPORT)) {
      const next = path.join(path.dirname(file), to);
      if (!next.endsWith('.island.tsx') && existsSync(path.join(SRC, next))) found.add(next);
    }
  }
  return [...found];
}

it('every handler of a component that is shown without React is added by a template', () => {
  const modules = listMarkupModules();
  expect(modules.length).toBeGreaterThan(100);
  const withHandlers = modules.filter((file) => HANDLER.test(read(file)));
  expect(withHandlers.sort()).toEqual(Object.keys(HANDLED).sort());
  for (const file of Object.values(HANDLED))
    expect(read(file)).toMatch(/addEventListener|hydrateOnTap/);
});
