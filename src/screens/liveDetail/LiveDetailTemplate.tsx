import { lazy, Suspense } from 'react';
import { ArticleTemplate, type TemplateProps } from '../article/ArticleTemplate.tsx';
import type { ArticleScreenProps } from '../article/articleView.ts';
import { LiveDetail } from './LiveDetail.tsx';

const loadParts = () => import('./LiveTemplateParts.tsx');
const MediaHeader = lazy(async () => ({ default: (await loadParts()).TemplateMediaHeader }));
const Reports = lazy(async () => ({ default: (await loadParts()).TemplateReports }));

/**
 * Template page of broadcasts; reserves the height of the media header until its chunk is loaded.
 */
export const LiveDetailTemplate = (props: TemplateProps) => (
  <ArticleTemplate {...props} Screen={LiveTemplateScreen} />
);

const LiveTemplateScreen = (props: ArticleScreenProps) => (
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
        <MediaHeader view={props.view} />
      </Suspense>
    }
    talk={
      <Suspense fallback={<div className="live-tabs" />}>
        <Reports view={props.view} />
      </Suspense>
    }
  />
);
