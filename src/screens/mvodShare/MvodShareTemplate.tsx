import { useEffect } from 'react';
import { readSettings } from '../../host/settings.ts';
import { createVideoSite } from '../../model/mvod/createVideoSite.ts';
import { updateVideoMetadata } from '../../services/metadata/videoMetadata.ts';
import { MvodShare } from './MvodShare.tsx';
import { MvodShareSkeleton } from './MvodShareSkeleton.tsx';
import {
  type ShortVideoScreen,
  ShortVideoTemplate,
  type ShortVideoTemplateProps,
} from './ShortVideoTemplate.tsx';

/** Template page of a shared short video. */
export const MvodShareTemplate = (props: ShortVideoTemplateProps) => (
  <ShortVideoTemplate
    {...props}
    Screen={Screen}
    skeleton={<MvodShareSkeleton label={props.loading} />}
  />
);

const Screen: ShortVideoScreen = ({ view, locale }) => {
  const { page, around, config } = view;
  const { share } = around;
  useEffect(() => {
    const site = createVideoSite(config);
    updateVideoMetadata('mvodShare', page.video, { settings: readSettings(), site, locale, share });
  }, [page, share, config, locale]);
  return <MvodShare view={view} />;
};
