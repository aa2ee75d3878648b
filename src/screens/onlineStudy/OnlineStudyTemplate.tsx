import { use } from 'react';
import { loadActionMessages } from '../../services/loadMessages.ts';
import { MediaHeaderSkeleton } from '../../ui/MediaHeaderSkeleton.tsx';
import { ArticleTemplate, type TemplateProps } from '../article/ArticleTemplate.tsx';
import type { ArticleScreenProps } from '../article/articleView.ts';
import { OnlineStudy } from './OnlineStudy.tsx';

/** Template page of online courses. */
export const OnlineStudyTemplate = (props: TemplateProps) => (
  <ArticleTemplate {...props} Screen={Course} Skeleton={MediaHeaderSkeleton} />
);

/** Suspends, so that the skeleton is shown until the messages are loaded. */
const Course = (props: ArticleScreenProps) => (
  <OnlineStudy {...props} t={use(loadActionMessages(props.view.locale))} />
);
