import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { setDocumentTitle } from '../../host/document/updateDocument.ts';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { useActionMessages } from '../../islands/useActionMessages.ts';
import { linkTo } from '../../routes.ts';
import { $moreImage, loadMoreImage } from '../../state/moreImage.ts';
import { BackBar } from '../../ui/BackBar.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { startTemplateBehaviours } from '../startTemplateBehaviours.ts';
import { PhotoSets } from './PhotoSets.tsx';
import { PhotoSetsSkeleton } from './PhotoSetsSkeleton.tsx';

const load = () => void loadMoreImage(readSettings(), readPage().params.id ?? '');

/** Template page of all photo sets of a column; renders a skeleton until they are loaded. */
export function MoreImageTemplate({ loading }: { readonly loading: string }) {
  const state = useStore($moreImage, { ssr: 'initial' });
  const t = useActionMessages(() => readLocale(readSettings().defaultLocale));
  useEffect(load, []);
  const isLoaded = t !== null && state.state !== 'loading';
  useEffect(() => {
    if (isLoaded) void startTemplateBehaviours();
  }, [isLoaded]);
  const title = (state.state === 'ready' && state.column.name) || t?.('photos.title');
  useEffect(() => {
    if (isLoaded && title) setDocumentTitle(title);
  }, [isLoaded, title]);
  if (!t || state.state === 'loading') return <PhotoSetsSkeleton label={loading} />;

  const { siteBase } = readSettings();
  return (
    <>
      <BackBar home={linkTo('home', {}, siteBase)} name={state.config.siteName} t={t} />
      <main className="px-32 pb-80" id="main">
        {state.state === 'failed' && <Failure kind={state.error.kind} onRetry={load} t={t} />}
        {state.state === 'empty' && <Notice text={t('photos.noneHint')} title={t('photos.none')} />}
        {state.state === 'ready' && (
          <>
            <h1 className="mt-28 text-38 font-semibold">{title}</h1>
            <PhotoSets base={siteBase} list={state} t={t} />
          </>
        )}
      </main>
    </>
  );
}
