/// <reference types="astro/client" />

/** What the baker hands to a content page (architecture 1). */
declare namespace App {
  interface Locals {
    page?: import('./screens/article/view.ts').ArticlePage;
    video?: import('./screens/mvodShare/locals.ts').ShortVideoLocals;
    home?: import('./screens/column/locals.ts').HomeLocals;
    column?: import('./screens/column/locals.ts').ColumnLocals;
    special?: import('./screens/specDetail/locals.ts').SpecialLocals;
    paper?: import('./screens/paperSharePage/locals.ts').PaperLocals;
    reading?: import('./screens/reading/locals.ts').ReadingLocals;
    people?: import('./screens/people/locals.ts').PeopleLocals;
  }
}

interface Window {
  /** The address of a template page, parsed by its inline script. */
  __page?: import('./host/page.ts').PageAddress;
  /** Requests that a template's inline script started before any module came. */
  __early?: import('./api/early.ts').EarlyAnswers;
  /** What was tapped before the late module came (elements/hold.ts). */
  __taps?: HTMLElement[];
}

/** The deployment's settings at build time, for the templates. */
declare const __BUILD_SETTINGS__: import('./settings.ts').Settings;

declare module 'virtual:island-runtime' {}

declare module '*?script' {
  const code: string;
  export default code;
}
