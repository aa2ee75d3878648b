import { withPolicy } from './policy.ts';
import { withUsedStyles } from './usedStyles.ts';

/**
 * The last step of every page, built or baked: what can come late does, then the policy
 * is written over what stands in it. A baked page carries no more than it uses; a built
 * one (a template) does not know yet what it will show.
 */
export function finishPage(html: string, kind: 'built' | 'baked'): string {
  const late = withLateModules(html);
  return withPolicy(kind === 'baked' ? withUsedStyles(withoutIslandRuntime(late)) : late);
}

const MODULE = /<script type="module" src="([^"<>]+)"><\/script>/g;

/**
 * Module scripts are asked for when the page has loaded and the browser is idle: a
 * `type=module` script would share the line with the first paint. A tap that is held
 * (src/elements/hold.ts) asks for them at once.
 */
function withLateModules(html: string): string {
  return html.replace(
    MODULE,
    (_, src: string) =>
      `<script>{let ask=()=>import(${JSON.stringify(src)});addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(ask));addEventListener("tapped",ask);window.__taps?.[0]&&ask()}</script>`,
  );
}

const INLINE = /<(script|style)>((?:(?!<\/\1>)[\s\S])*)<\/\1>/g;
const ISLAND_RUNTIME =
  /customElements\.define\("astro-island"|self\.Astro\b|^astro-island,astro-slot/;

/** Islands of baked pages are woken by src/elements/islands.ts; base.css has their style. */
function withoutIslandRuntime(html: string): string {
  return html.replace(INLINE, (element, _, content: string) =>
    ISLAND_RUNTIME.test(content) ? '' : element,
  );
}
