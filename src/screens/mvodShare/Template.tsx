import { useEffect } from 'react';
import { readSettings } from '../../host/settings.ts';
import { createVideoSite } from '../../model/mvod/createVideoSite.ts';
import { showVideo } from '../../stores/videoDocument.ts';
import { MvodShare } from './MvodShare.tsx';
import { ShareSkeleton } from './ShareSkeleton.tsx';
import { type VideoScreen, VideoTemplate, type VideoTemplateProps } from './VideoTemplate.tsx';

/** Template page of a shared short video. */
export const MvodShareTemplate = (props: VideoTemplateProps) => (
  <VideoTemplate {...props} Screen={Screen} skeleton={<ShareSkeleton label={props.loading} />} />
);

const Screen: VideoScreen = ({ view, locale }) => {
  const { page, around, config } = view;
  const { share } = around;
  useEffect(() => {
    const site = createVideoSite(config);
    showVideo('mvodShare', page.video, { settings: readSettings(), site, locale, share });
  }, [page, share, config, locale]);
  return <MvodShare view={view} />;
};
