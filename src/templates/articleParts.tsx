import { readRouteName } from '../host/page.ts';
import { readSettings } from '../host/settings.ts';
import type { TemplateContent } from '../host/templateContent.ts';
import type { Locale } from '../i18n/locales.ts';
import { toHtml } from '../markup/jsxRuntime.ts';
import type { CommentPart } from '../model/comment/commentList.ts';
import type { PageFlags } from '../model/mode.ts';
import { withLimit } from '../model/withLimit.ts';
import type { ArticleView } from '../screens/article/articleView.ts';
import { BelowText } from '../screens/article/BelowText.tsx';
import { createArticleComments } from '../screens/article/createArticleComments.ts';
import { ArticleBar } from '../screens/article/sections/ArticleBar.tsx';
import { ListSections } from '../screens/article/sections/ListSections.tsx';
import { ReporterCard } from '../screens/article/sections/ReporterCard.tsx';
import { updatePage } from '../screens/article/updatePage.ts';
import { startTemplateBehaviours } from '../screens/startTemplateBehaviours.ts';
import { loadActionMessages } from '../services/loadMessages.ts';
import { $sheets } from '../services/sheets.ts';
import { $ads, $extras, loadExtras } from '../state/article.ts';
import { AdBlock } from '../ui/AdBlock.tsx';
import { BakedComments, HottestComments } from '../ui/BakedComments.tsx';
import { Slot } from './Slot.tsx';
import { startVote, VoteForm, VoteOptions } from './VoteForm.tsx';
import { whenUsed } from './whenUsed.ts';

/** Longest time that the lists wait for the ad above them; it is not shown later. */
const AD_WAIT_MS = 3_000;

/**
 * Starts the behaviours of the page, and shows everything of an article but its text: the sections
 * below it when `settled` is resolved, because they would be moved by what grows above them.
 */
export async function showArticleParts(
  content: TemplateContent,
  view: ArticleView,
  flags: PageFlags,
  settled: Promise<void>,
): Promise<void> {
  const { article, locale, quiet, t } = view;
  content.fill('bar', toHtml(<ArticleBar view={view} />));
  updatePage(view, flags);
  void startTemplateBehaviours(locale);
  void showUploadNote(content, locale);

  await settled;
  const { vote } = article;
  content.fill(
    'below',
    toHtml(
      <BelowText
        reporters={<Slot name="reporters" />}
        view={view}
        vote={vote && (quiet ? <VoteOptions t={t} vote={vote} /> : <VoteForm t={t} vote={vote} />)}
      />,
    ),
  );
  const box = document.getElementById('vote');
  if (box && vote) startVote(box, { locale, vote });
  const [ads] = await Promise.all([
    withLimit($ads.get(), AD_WAIT_MS),
    loadExtras(readSettings(), flags.digital),
  ]);
  const extras = $extras.get();
  if (!extras) return;
  const whole: ArticleView = { ...view, lists: extras.lists, reporters: extras.reporters };
  content.fill('reporters', toHtml(<ReporterCard view={whole} />));
  content.fill('bottomAd', toHtml(<AdBlock side="bottom" slot={ads?.bottom} t={t} />));
  const shown = createArticleComments(view, {
    route: readRouteName(),
    comments: extras.comments,
    digital: flags.digital,
  });
  content.fill(
    'lists',
    toHtml(
      <>
        {shown.part && (
          <div data-hottest="">
            <HottestComments {...shown} />
          </div>
        )}
        <ListSections view={whole} />
      </>,
    ),
  );
  if (quiet) return;
  void import('../elements/watchNext.ts').then((m) => m.watchNext()).catch(() => {});
  const comments = content.fill(
    'comments',
    toHtml(
      <div>
        <BakedComments {...shown} />
      </div>,
    ),
  );
  if (!comments) return;
  const mount = () => mountComments(comments, view, shown, shown.part);
  void whenUsed(comments).then(mount);
  const hottest = content.element.querySelector<HTMLElement>('[data-hottest]');
  if (hottest) void whenUsed(hottest).then(() => mountComments(hottest, view, shown, 'hottest'));
  // What the reader writes in a sheet is shown among the comments.
  const stop = $sheets.subscribe((sheets) => {
    if (sheets.length > 0) void mount().then(() => stop());
  });
}

/** Mounts the comments in place of their HTML, once; without their code the HTML stays. */
async function mountComments(
  box: HTMLElement,
  view: ArticleView,
  { comments, source }: ReturnType<typeof createArticleComments>,
  part: CommentPart | undefined,
): Promise<void> {
  const [{ Comments, createCommentsProps }, { mountIsland }] = await Promise.all([
    import('../islands/Comments.island.tsx'),
    import('../islands/mountIsland.ts'),
  ]);
  if (box.dataset.mounted !== undefined) return;
  box.dataset.mounted = '';
  const props = createCommentsProps({ ...view.article, source }, comments, view);
  mountIsland(box, Comments, { ...props, loaded: comments, part });
}

/** Says that the video of the article is still being uploaded. */
async function showUploadNote({ element }: TemplateContent, locale: Locale): Promise<void> {
  const note = element.querySelector<HTMLElement>('[data-uploading]');
  if (!note) return;
  const t = await loadActionMessages(locale);
  note.hidden = false;
  note.textContent = t('video.uploading');
}
