import { MediaHeaderSkeleton } from '../../ui/MediaHeaderSkeleton.tsx';
import { ArticleTemplate, type TemplateProps } from '../article/ArticleTemplate.tsx';
import { ImageDetail } from './ImageDetail.tsx';

/** Template page of photo sets. */
export const ImageDetailTemplate = (props: TemplateProps) => (
  <ArticleTemplate {...props} Screen={ImageDetail} Skeleton={MediaHeaderSkeleton} />
);
