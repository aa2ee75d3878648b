import { lazy, Suspense } from 'react';
import { ArticleTemplate, type TemplateProps } from '../article/ArticleTemplate.tsx';
import type { ArticleScreenProps } from '../article/view.ts';
import { LiveDetail } from './LiveDetail.tsx';

const parts = () => import('./LiveParts.tsx');
const Stage = lazy(async () => ({ default: (await parts()).TemplateStage }));
const Talk = lazy(async () => ({ default: (await parts()).TemplateTalk }));

/**
 * Template page of broadcasts; reserves the height of the media header until its chunk is loaded.
 */
export const LiveDetailTemplate = (props: TemplateProps) => (
  <ArticleTemplate {...props} Screen={TemplateScreen} />
);

const TemplateScreen = (props: ArticleScreenProps) => (
  <LiveDetail
    {...props}
    live={
      <Suspense
        fallback={
          <>
            <div className="live-stage" />
            <p className="live-status" />
          </>
        }
      >
        <Stage view={props.view} />
      </Suspense>
    }
    talk={
      <Suspense fallback={<div className="live-tabs" />}>
        <Talk view={props.view} />
      </Suspense>
    }
  />
);
