/**
 * Opens images of an article that are not links in the lightbox, by
 * touch, mouse and keyboard, and the image that the fragment names (`#img-3`). Images that are
 * added later are included at the next pointer or key press.
 */
export function startImageTaps(): void {
  const mark = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>(
      'main :not(a)>img[data-i]:not([role])',
    )) {
      const { alt, dataset } = image;
      dataset.act = 'picture';
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      // Without a caption the image is named by the title and its number.
      const title = document.querySelector('h1')?.textContent;
      if (!alt) {
        image.alt = `${title} ${Number(dataset.i) + 1}`;
        dataset.named = '';
      }
    }
  };
  mark();
  addEventListener('pointerdown', mark);
  addEventListener('keydown', (event) => {
    mark();
    const { key, target } = event;
    if (!/^( |Enter)$/.test(key) || !(target as Element).matches('[data-act=picture]')) return;
    event.preventDefault();
    (target as HTMLElement).click();
  });

  const openImageOfHash = () => {
    if (/^#img-\d/.test(location.hash)) {
      void import('../actions/openLightbox.ts').then((m) => m.openLightboxAtHash(location.hash));
    }
  };
  addEventListener('hashchange', openImageOfHash);
  openImageOfHash();
}
