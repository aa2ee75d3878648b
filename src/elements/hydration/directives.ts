import type { ClientDirective } from 'astro';
import eager from './eagerDirective.ts';
import near from './nearDirective.ts';
import tap from './tapDirective.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates an island as soon as the islands' code has loaded, in view or not. */
    'client:eager'?: boolean;
    /** Hydrates an island when it is near the viewport. */
    'client:near'?: boolean;
    /** Hydrates an island on the first tap or focus, and replays the tap. */
    'client:tap'?: boolean;
  }
}

declare global {
  interface Window {
    /** Astro's runtime reads its client directives from here. */
    Astro?: Record<string, ClientDirective>;
  }
}

// Set before Astro's runtime is loaded, which reads every island's directive when it starts.
window.Astro = { ...window.Astro, eager, near, tap };
