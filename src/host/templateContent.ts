/** The element of a template page that its content is shown in (layouts/ContentTemplate.astro). */
const SELECTOR = '[data-content]';

/** What the build wrote into the page of a template, and where its content is shown. */
export interface TemplateContent {
  readonly element: HTMLElement;
  /** URL of the front page; from the page, so that the route table is not part of its code. */
  readonly home: string;
  /** URL pattern of tags (model/article/tagLink.ts). */
  readonly tagLink: string;
  /** Replaces the content. */
  show(html: string): void;
  /** Replaces a slot of the content; returns the element that takes its place, null without one. */
  fill(slot: string, html: string): HTMLElement | null;
}

/**
 * Returns the content of this page, with its skeleton. From now on the page waits for its data and
 * no longer for this code (boot/watchTemplate.ts).
 */
export function takeTemplateContent(): TemplateContent {
  const element = document.querySelector<HTMLElement>(SELECTOR);
  if (!element) throw new Error('This page has no element for the content of a template.');
  element.removeAttribute('data-waiting');
  const { home = '', tagLink = '', skeleton } = element.dataset;
  if (skeleton === undefined) element.dataset.skeleton = element.innerHTML;
  // Content that failed is loaded again.
  else element.innerHTML = skeleton;
  return {
    element,
    home,
    tagLink,
    show(html) {
      element.innerHTML = html;
    },
    fill(slot, html) {
      const mark = element.querySelector(`template[data-slot="${slot}"]`);
      const before = mark?.previousElementSibling;
      const parent = mark?.parentElement;
      if (!mark || !parent) return null;
      mark.outerHTML = html;
      return (before ? before.nextElementSibling : parent.firstElementChild) as HTMLElement | null;
    },
  };
}
