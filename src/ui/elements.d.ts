import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type CustomElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** Types of the custom elements of `src/elements` in TSX. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ad-slot': CustomElement;
      'apply-button': CustomElement;
      'course-player': CustomElement;
      'news-carousel': CustomElement;
      'paper-page': CustomElement;
      'part-strip': CustomElement;
      'photo-strip': CustomElement;
      'qa-judgement': CustomElement;
      'qa-onward': CustomElement;
      'qa-waiting': CustomElement;
      'question-filter': CustomElement;
      'search-box': CustomElement;
      'top-bar': CustomElement;
    }
  }
}
