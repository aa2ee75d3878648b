import type { ClientDirective } from 'astro';
import now from './nowDirective.ts';
import reach from './reach.ts';
import tap from './tapDirective.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island at once, seen or not. */
    'client:now'?: boolean;
    /** Wakes an island when the reader comes to it. */
    'client:reach'?: boolean;
    /** Wakes an island when the reader touches it, and replays the tap. */
    'client:tap'?: boolean;
  }
}

declare global {
  interface Window {
    /** Where the islands' runtime looks for its directives. */
    Astro?: Record<string, ClientDirective>;
  }
}

// Before the runtime: it reads the directive of every island when it starts.
window.Astro = { ...window.Astro, now, reach, tap };
