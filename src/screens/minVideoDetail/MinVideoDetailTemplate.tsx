import { useMemo } from 'react';
import { ShortVideos } from '../../islands/ShortVideos.island.tsx';
import { createVideoSite } from '../../model/mvod/createVideoSite.ts';
import {
  type ShortVideoScreen,
  ShortVideoTemplate,
  type ShortVideoTemplateProps,
} from '../mvodShare/ShortVideoTemplate.tsx';

/** Template page of the vertical feed of short videos. */
export const MinVideoDetailTemplate = (props: ShortVideoTemplateProps) => (
  <ShortVideoTemplate
    {...props}
    Screen={Screen}
    skeleton={<FeedSkeleton label={props.loading} />}
  />
);

const Screen: ShortVideoScreen = ({ view, locale }) => {
  const { page, around, config, home } = view;
  const site = useMemo(() => createVideoSite(config), [config]);
  return (
    <main id="main">
      <ShortVideos around={around} home={home} locale={locale} page={page} site={site} />
    </main>
  );
};

/** Renders the skeleton of the first video. */
function FeedSkeleton({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true" className="feed-stage skeleton" role="status">
      <span className="sr-only">{label}</span>
      <div className="slide">
        <span className="slide-film" />
        <div className="slide-words">
          <i className="h-44 w-3/5" />
          <i className="mt-24 h-44 w-2/5" />
        </div>
      </div>
    </div>
  );
}
