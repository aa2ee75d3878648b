import type { ComponentType } from 'react';
import type { Client } from '../api/client.ts';
import { hydrateOnTap } from '../host/runTap.ts';
import { readSettings } from '../host/settings.ts';
import type { ActionMessageKey } from '../i18n/translate.ts';
import { createComposeTarget } from '../islands/comments/composeTarget.ts';
import { createFirstActions, FIRST_PARTS } from '../islands/comments/firstParts.tsx';
import { nameListOfficials } from '../model/comment/nameOfficials.ts';
import { CommentScreen, type CommentScreenKind } from '../screens/commentAll/CommentScreen.tsx';
import type { CommentPageData } from '../screens/commentAll/commentAll.load.ts';
import type { FirstCommentPage } from '../screens/commentAll/LiveCommentScreen.tsx';
import { $commentedArticle, loadCommentedArticle } from '../state/comments/commentedArticle.ts';
import type { Loaded } from '../state/singlePage.ts';
import { ChangingPart, renderOnChange } from './ChangingPart.tsx';
import { startSingleTemplate } from './singleTemplate.tsx';
import { whenUsed } from './whenUsed.ts';

/** The element that React makes interactive. */
const PART = 'comment-page';

interface CommentTemplate {
  readonly kind: CommentScreenKind;
  readonly load: (client: Client, id: string) => Promise<Loaded<CommentPageData>>;
  /** Loads the island, and makes the loaded comments those of the page's state. */
  readonly loadIsland: (data: CommentPageData) => Promise<ComponentType<FirstCommentPage>>;
  readonly missing: readonly [ActionMessageKey];
}

/**
 * Starts a template of a page of comments: shows them as HTML, in which the link to what is commented on
 * follows. React is loaded when the reader uses the page.
 */
export function startCommentTemplate(template: CommentTemplate): void {
  const { kind, load, loadIsland, missing } = template;
  startSingleTemplate<CommentPageData>({
    View: ({ data, view }) => (
      <ChangingPart id={PART}>
        <FirstScreen article={null} data={data} kind={kind} view={view} />
      </ChangingPart>
    ),
    describe: () => null,
    load,
    missing,
    name: (t) => t(kind.title),
    start({ data, view }) {
      const box = document.getElementById(PART);
      if (!box) return;
      let shown: FirstCommentPage = { article: null, data, view };
      const stop = renderOnChange(PART, $commentedArticle, (article) => {
        shown = { ...shown, article };
        return <FirstScreen {...shown} kind={kind} />;
      });
      const hydrate = hydrateOnTap(box, async () => {
        // A control that was tapped stays in the document.
        stop();
        const [Island, { hydrateIsland }] = await Promise.all([
          loadIsland(data),
          import('../islands/mountIsland.ts'),
        ]);
        await hydrateIsland(box, Island, shown);
      });
      void loadCommentedArticle(readSettings(), view.config, data);
      void whenUsed(box).then(hydrate);
    },
  });
}

/** Renders a page of comments as React renders it at first. */
function FirstScreen({
  kind,
  data,
  article,
  view,
}: FirstCommentPage & { readonly kind: CommentScreenKind }) {
  const target = createComposeTarget(data, readSettings());
  const canReply = target !== null && (article?.canWrite ?? false);
  return (
    <CommentScreen
      actions={createFirstActions(canReply, view.base)}
      article={article}
      busy={false}
      data={{ ...data, list: nameListOfficials(data.list, view.config.discuss) }}
      kind={kind}
      parts={FIRST_PARTS}
      target={target}
      view={view}
    />
  );
}
