import { withPolicy } from './policy.ts';

/**
 * The last step of every page, built or baked: its module scripts wait, then its policy
 * is written over what stands in it.
 */
export const finishPage = (html: string): string => withPolicy(withLateModules(html));

const MODULE = /<script type="module" src="([^"<>]+)"><\/script>/g;

/**
 * Module scripts are asked for when the page has loaded and the browser is idle: a
 * `type=module` script would share the line with the first paint.
 */
function withLateModules(html: string): string {
  return html.replace(
    MODULE,
    (_, src: string) =>
      `<script>addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(()=>import(${JSON.stringify(src)})))</script>`,
  );
}
