/**
 * Pictures of an article that are no links open large, by touch, mouse and key
 * (lightbox/lightbox.ts), and so does the one that the address names (`#img-3`). Those
 * that come later are taken in when the reader does something.
 */
export function wirePictures(): void {
  const mark = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>(
      'main :not(a)>img[data-i]:not([role])',
    )) {
      const { alt, dataset } = picture;
      dataset.act = 'picture';
      picture.tabIndex = 0;
      picture.setAttribute('role', 'button');
      // Without a caption it is told from the others by its place.
      const title = document.querySelector('h1')?.textContent;
      if (!alt) {
        picture.alt = `${title} ${Number(dataset.i) + 1}`;
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

  const openAddress = () => {
    if (/^#img-\d/.test(location.hash)) {
      void import('./lightbox/lightbox.ts').then((m) => m.openAddress(location.hash));
    }
  };
  addEventListener('hashchange', openAddress);
  openAddress();
}
