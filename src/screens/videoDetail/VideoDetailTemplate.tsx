import { MediaHeaderSkeleton } from '../../ui/MediaHeaderSkeleton.tsx';
import { ArticleTemplate, type TemplateProps } from '../article/ArticleTemplate.tsx';
import { VideoDetail } from './VideoDetail.tsx';

/** Template page of video articles. */
export const VideoDetailTemplate = (props: TemplateProps) => (
  <ArticleTemplate {...props} Screen={VideoDetail} Skeleton={MediaHeaderSkeleton} />
);
