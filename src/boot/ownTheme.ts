/**
 * Runs inline after boot.ts on pages of a site with themes of its own (`THEMES`): one that the address
 * names is one of the product's with other colours, which the document has as an attribute.
 */
const root = document.documentElement;
const asked = new URLSearchParams(location.search).get('theme')?.trim();
const [base, colours] = root.getAttribute(`data-theme-${asked}`)?.split(' ') ?? [];
if (base) {
  root.dataset.theme = base;
  root.style.cssText += colours;
}

export {};
