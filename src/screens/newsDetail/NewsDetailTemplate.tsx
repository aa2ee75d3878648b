import { ArticleTemplate, type TemplateProps } from '../article/ArticleTemplate.tsx';
import { NewsDetail } from './NewsDetail.tsx';

/** Template page of articles. */
export const NewsDetailTemplate = (props: TemplateProps) => (
  <ArticleTemplate {...props} Screen={NewsDetail} />
);
