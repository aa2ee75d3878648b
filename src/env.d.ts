/// <reference types="astro/client" />

/** What `bake` passes to the one page that it renders; `layouts/bakedPage.ts` reads it. */
declare namespace App {
  interface Locals {
    /** The data of a baked page. */
    page?: import('./layouts/bakedPage.ts').BakedPage;
    /** The data of a template that has its content in noscript. */
    template?: import('./layouts/bakedTemplate.ts').BakedTemplate;
    /** Receives what a baked article does not show of its content. */
    reportLostParts?: (parts: readonly import('./body/lostParts.node.ts').LostPart[]) => void;
  }
}

interface Window {
  /** The address of a template page, parsed by its inline script. */
  __page?: import('./host/page.ts').PageAddress;
  /** Requests that a template's inline script sent before the modules loaded. */
  __early?: import('./api/client.ts').ClientEnv['preloaded'];
  /** Elements that were tapped before the deferred module loaded (boot/holdTaps.ts). */
  __taps?: HTMLElement[];
}

/** The deployment's settings at build time, for the templates. */
declare const __BUILD_SETTINGS__: import('./settings.ts').Settings;

/**
 * The row of the page's route, for the inline script of a template: the build takes it from the
 * page that imports the script (scripts/build/inlineScripts.ts).
 */
declare const __ROUTE__: import('./routes.ts').RouteParamsRow;

declare module 'virtual:island-runtime' {}

/** The `.load.ts` that a page imports as its inline script (scripts/build/inlineScripts.ts). */
declare module 'virtual:first-calls' {
  export const listFirstCalls: import('./api/preload.ts').ListFirstCalls;
}

declare module '*?script' {
  const code: string;
  export default code;
}
