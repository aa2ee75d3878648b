import { readSettings } from '../../host/settings.ts';
import { toHtml } from '../../markup/jsxRuntime.ts';
import { createVideoSite } from '../../model/mvod/createVideoSite.ts';
import { updateVideoMetadata } from '../../services/metadata/videoMetadata.ts';
import { $videoContext } from '../../state/mvod.ts';
import { startShortVideoTemplate } from '../../templates/shortVideoTemplate.tsx';
import { CommentsButton } from './CommentsButton.tsx';
import { MvodShare, ShortVideoAppBar } from './MvodShare.tsx';

void startShortVideoTemplate({
  Screen: MvodShare,
  route: 'mvodShare',
  // What came later than the video is added.
  async start({ content, view, locale, context }) {
    const shown = view.around;
    await context;
    const around = $videoContext.get();
    if (!around || around === shown) return;
    const { config, page, t } = view;
    const { app, share } = around;
    const site = createVideoSite(config);
    const settings = readSettings();
    updateVideoMetadata('mvodShare', page.video, { settings, site, locale, share });
    if (!view.comments) {
      content.element
        .querySelector('article [data-act=share]')
        ?.insertAdjacentHTML(
          'beforebegin',
          toHtml(<CommentsButton app={app} comments="" t={t} video={page.video} />),
        );
    }
    content.element.insertAdjacentHTML(
      'beforeend',
      toHtml(<ShortVideoAppBar app={app} base={view.base} t={t} videoId={page.video.id} />),
    );
  },
});
