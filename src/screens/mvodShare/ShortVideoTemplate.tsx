import { useStore } from '@nanostores/react';
import { type ComponentType, type ReactNode, Suspense, use, useEffect } from 'react';
import { serverNow } from '../../host/clock.ts';
import { applyTheme, setDocumentTitle } from '../../host/document/updateDocument.ts';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { FailureKind } from '../../model/failure.ts';
import type { ShortVideoPage } from '../../model/mvod/mvodTypes.ts';
import type { SiteConfig } from '../../model/site/siteTypes.ts';
import { loadActionMessages } from '../../services/loadMessages.ts';
import { $video, $videoContext, loadVideo, loadVideoContext } from '../../state/mvod.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Message } from '../../ui/Message.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import type { ShortVideoView } from './shortVideoView.ts';

const load = () => void loadVideo(readSettings(), readPage().params.id ?? '');

export interface ShortVideoTemplateProps {
  /** Label of the skeleton, in the language of the deployment. */
  readonly loading: string;
  /** URL of the front page. */
  readonly home: string;
}

export type ShortVideoScreen = ComponentType<{
  readonly view: ShortVideoView;
  readonly locale: Locale;
}>;

interface ShortVideoTemplateParts extends ShortVideoTemplateProps {
  readonly Screen: ShortVideoScreen;
  readonly skeleton: ReactNode;
}

/**
 * Root component of the template pages of short videos: loads the video of a path without a baked
 * page; renders the skeleton until then.
 */
export function ShortVideoTemplate(props: ShortVideoTemplateParts) {
  useEffect(load, []);
  return (
    <Suspense fallback={props.skeleton}>
      <Current {...props} />
    </Suspense>
  );
}

function Current({ Screen, skeleton, home }: ShortVideoTemplateParts) {
  const state = useStore($video, { ssr: 'initial' });
  switch (state.state) {
    case 'loading':
      return skeleton;
    case 'empty':
      return <NoVideo failure={null} home={home} />;
    case 'failed':
      return <NoVideo failure={state.error.kind} home={home} />;
    case 'ready':
      return <Loaded Screen={Screen} config={state.config} home={home} page={state.page} />;
  }
}

const useMessages = () => {
  const locale = readLocale(readSettings().defaultLocale);
  return { locale, t: use(loadActionMessages(locale)) };
};

/** Renders the notice for a video that does not exist or could not be loaded. */
function NoVideo({ failure, home }: { failure: FailureKind | null; home: string }) {
  const { t } = useMessages();
  const title = t(failure === null ? 'mvod.gone' : 'state.brokenTitle');
  useEffect(() => setDocumentTitle(title), [title]);
  return (
    <main id="main">
      {failure === null ? (
        <Notice
          title={<Message k="mvod.gone" t={t} />}
          action={
            <a
              className="flex min-h-88 items-center rounded border px-48 text-30 text-accent"
              href={home}
            >
              <Message k="page.home" t={t} />
            </a>
          }
        />
      ) : (
        <Failure kind={failure} onRetry={load} t={t} />
      )}
    </main>
  );
}

interface LoadedProps extends Pick<ShortVideoTemplateParts, 'Screen' | 'home'> {
  readonly page: ShortVideoPage;
  readonly config: SiteConfig;
}

function Loaded({ Screen, page, config, home }: LoadedProps) {
  const { locale, t } = useMessages();
  const around = useStore($videoContext);
  const settings = readSettings();
  const { id } = page.video;

  useEffect(() => {
    applyTheme({ locale, config });
    void loadVideoContext(readSettings(), id);
    void startTemplateBehaviours(locale);
  }, [locale, config, id]);

  const base = settings.siteBase;
  return (
    <Screen locale={locale} view={{ page, around, config, base, home, now: serverNow(), t }} />
  );
}
