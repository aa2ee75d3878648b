import { use } from 'react';
import { openActWords } from '../../stores/language.ts';
import { StageSkeleton } from '../../ui/StageSkeleton.tsx';
import { ArticleTemplate, type TemplateProps } from '../article/ArticleTemplate.tsx';
import type { ArticleScreenProps } from '../article/view.ts';
import { OnlineStudy } from './OnlineStudy.tsx';

/** Template page of online courses. */
export const OnlineStudyTemplate = (props: TemplateProps) => (
  <ArticleTemplate {...props} Screen={Course} Skeleton={StageSkeleton} />
);

/** Suspends, so that the skeleton is shown until the messages are loaded. */
const Course = (props: ArticleScreenProps) => (
  <OnlineStudy {...props} t={use(openActWords(props.view.locale))} />
);
