import { captureBackButton, replaceAddress } from '../../host/backButton.ts';
import { lockScroll } from '../../host/document/updateDocument.ts';
import type { ActionTranslate } from '../../i18n/translate.ts';
import { formatImageHash } from '../../model/lightbox/imageAddress.ts';
import {
  dampOverscroll,
  decideAxis,
  decideDismiss,
  decideDragView,
  decideSwipe,
} from '../../model/lightbox/lightboxGesture.ts';
import {
  clampView,
  decideDoubleTapView,
  decidePinchView,
  fitViewTo,
  isZoomed,
  REST,
  type Size,
  type View,
  zoomAt,
} from '../../model/lightbox/lightboxView.ts';
import { animate, type Motion } from './animate.ts';
import { createLightboxDialog, trapFocus } from './lightboxDialog.ts';
import { createSlide, type Slide } from './lightboxSlide.ts';
import type { PageImage } from './pageImages.ts';
import { type GestureHandlers, onPointerGestures } from './pointerGestures.ts';
import { handleWheel, runKeyCommand, type ViewCommands } from './viewCommands.ts';

/** Gap between two images during a swipe, in CSS pixels (lightbox.css). */
const GAP_PX = 24;

/**
 * Opens the lightbox at the image `first`; `onClosed` is called when it is removed. At most
 * three slides are in the document: the current one and its neighbours.
 */
export function showLightbox(
  images: readonly PageImage[],
  first: number,
  t: ActionTranslate,
  onClosed: () => void,
): void {
  const dialog = createLightboxDialog(t);
  const { layer, ground, strip } = dialog;
  const slides = new Map<number, Slide>();
  const focused = document.activeElement;
  // Opened by a link: on closing, the image gets the focus.
  const before = focused === document.body ? images[first]?.image : focused;
  let index = first;
  let motion: Motion | undefined;
  let isClosed = false;

  const box = (): Size => ({ width: layer.clientWidth, height: layer.clientHeight });
  const current = () => slideAt(index);
  const formatAddress = () => formatImageHash(images[index]?.imageIndex ?? 0);

  function slideAt(place: number): Slide {
    let slide = slides.get(place);
    if (!slide) {
      slide = createSlide(images[place] as PageImage, t('pictures.failed'));
      slides.set(place, slide);
      strip.append(slide.element);
      slide.fit(box());
    }
    return slide;
  }

  /** Renders the current slide and its neighbours, and removes the others. */
  function renderSlides(): void {
    for (const [place, slide] of slides) {
      if (Math.abs(place - index) < 2) continue;
      slide.element.remove();
      slides.delete(place);
    }
    for (let place = index - 1; place <= index + 1; place += 1) {
      if (place < 0 || place >= images.length) continue;
      const slide = slideAt(place);
      const isCurrent = place === index;
      const offset = place - index;
      slide.element.style.left = `calc(${offset * 100}% + ${offset * GAP_PX}px)`;
      slide.element.setAttribute('aria-hidden', String(!isCurrent));
      if (!isCurrent) {
        slide.dropOriginal();
        slide.draw(REST);
      }
    }
    strip.style.transform = '';
    dialog.showCaption(index, images.length, images[index]?.caption ?? '');
    // The focused button may be hidden now, at the first or last image.
    const active = document.activeElement as HTMLElement | null;
    if (!layer.contains(active) || active?.hidden) layer.focus({ preventScroll: true });
    current().showOriginal();
  }

  function turnTo(place: number): void {
    motion?.finish();
    if (isClosed || place === index || place < 0 || place >= images.length) {
      settle();
      return;
    }
    const by = Math.sign(place - index);
    // A jump over several images is not animated.
    const isNear = Math.abs(place - index) === 1;
    const arrive = () => {
      index = place;
      renderSlides();
      // Back may have closed the lightbox during the animation: the history entry is the page's
      // again.
      if (!isClosed) replaceAddress(formatAddress());
    };
    if (!isNear) {
      arrive();
      return;
    }
    const shift = -by * (box().width + GAP_PX);
    motion = animate([strip], () => moveStrip(shift), arrive);
  }

  /** Turns from the image that a running animation leads to. */
  function turnBy(by: number): void {
    motion?.finish();
    turnTo(index + by);
  }

  const moveStrip = (x: number) => {
    strip.style.transform = x === 0 ? '' : `translateX(${x}px)`;
  };

  /** Animates the image to `view`, and the strip and the background to their rest. */
  function settle(view: View = REST): void {
    const slide = current();
    const end = clampView(view, slide.size(), box());
    motion?.finish();
    motion = animate(
      [slide.frame, strip, ground],
      () => {
        slide.draw(end);
        moveStrip(0);
        ground.style.opacity = '';
      },
      () => {},
    );
  }

  /** Returns the view that covers the image in the page; null when that is out of view. */
  function readViewInPage(): View | null {
    const image = images[index]?.image;
    const { width, height } = box();
    let place = image?.getBoundingClientRect();
    if (!image || !place || place.width === 0 || place.bottom < 0 || place.top > height)
      return null;
    if (place.right <= 0 || place.left >= width) {
      // An image in a strip is scrolled into view in the strip; the page does not scroll.
      image.scrollIntoView({ block: 'nearest', inline: 'center' });
      place = image.getBoundingClientRect();
    }
    return fitViewTo(
      {
        width: place.width,
        height: place.height,
        x: place.left + place.width / 2 - width / 2,
        y: place.top + place.height / 2 - height / 2,
      },
      current().size(),
    );
  }

  function animateOpening(): void {
    const viewInPage = readViewInPage();
    const { frame, draw } = current();
    if (viewInPage) draw(viewInPage);
    else frame.style.opacity = '0';
    ground.style.opacity = '0';
    motion = animate(
      [frame, ground],
      () => {
        draw(REST);
        frame.style.opacity = '';
        ground.style.opacity = '';
      },
      () => {},
    );
  }

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    motion?.finish();
    releaseHistory();
    stopGestures();
    releaseFocus();
    removeEventListener('resize', refit);
    layer.classList.add('lightbox-closing');
    // The page's element gets the focus back before the animation ends.
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    const viewInPage = readViewInPage();
    const { frame, draw } = current();
    animate(
      [frame, ground],
      () => {
        if (viewInPage) draw(viewInPage);
        else frame.style.opacity = '0';
        ground.style.opacity = '0';
      },
      () => {
        layer.remove();
        lockScroll(false);
        onClosed();
      },
    );
  }

  function refit(): void {
    motion?.finish();
    for (const slide of slides.values()) slide.fit(box());
  }

  const controls: ViewCommands = {
    isZoomed: () => isZoomed(current().view()),
    pan: ({ x, y }) => {
      const { view, draw, size } = current();
      const now = view();
      draw(clampView({ ...now, x: now.x + x, y: now.y + y }, size(), box()));
    },
    zoom: (times, at = { x: 0, y: 0 }) => {
      const { view, draw, size } = current();
      const next = times === 0 ? REST : zoomAt(view(), view().scale * times, at);
      draw(clampView(next, size(), box()));
    },
    turn: (to) => {
      const last = images.length - 1;
      if (to === 'first' || to === 'last') turnTo(to === 'first' ? 0 : last);
      else turnBy(to.by);
    },
    close,
  };

  let base: View = REST;
  let axis: 'x' | 'y' | null = null;
  let isPinched = false;
  const handlers: GestureHandlers = {
    begin: () => {
      motion?.finish();
      // A second finger cancels a swipe.
      if (axis) moveStrip(0);
      ground.style.opacity = '';
      base = current().view();
      axis = null;
    },
    drag: (moved) => {
      const { draw, size } = current();
      if (isPinched || isZoomed(base)) {
        return draw(
          clampView({ ...base, x: base.x + moved.x, y: base.y + moved.y }, size(), box()),
        );
      }
      axis ??= decideAxis(moved);
      if (axis === 'x') {
        const isEnd = moved.x > 0 ? index === 0 : index === images.length - 1;
        moveStrip(isEnd ? dampOverscroll(moved.x) : moved.x);
      } else if (axis === 'y') {
        const drawn = decideDragView(moved, box().height);
        draw(drawn.view);
        ground.style.opacity = String(drawn.ground);
      }
    },
    pinch: (from, to) => {
      isPinched = true;
      current().draw(decidePinchView(base, from, to));
    },
    end: (moved, speed) => {
      const { width, height } = box();
      const movedAxis = axis;
      axis = null;
      if (isPinched || movedAxis === null) {
        isPinched = false;
        return settle(current().view());
      }
      if (movedAxis === 'y') return decideDismiss(moved.y, speed.y, height) ? close() : settle();
      turnBy(decideSwipe(moved.x, speed.x, width));
    },
    tap: ({ x, y }, isMouse) => {
      const { size, view } = current();
      const { scale, ...middle } = view();
      const isBeside =
        Math.abs(x - middle.x) > (size().width * scale) / 2 ||
        Math.abs(y - middle.y) > (size().height * scale) / 2;
      if (isMouse && isBeside) close();
      else layer.classList.toggle('lightbox-bare');
    },
    doubleTap: (at) => settle(decideDoubleTapView(current().view(), at)),
  };

  layer.addEventListener('keydown', (event) => {
    const isScrolled = (event.target as Element).matches('.lightbox-caption');
    if (event.altKey || event.metaKey || (isScrolled && /^Arrow(Up|Down)$/.test(event.key))) return;
    if (!runKeyCommand(event.key, controls)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  layer.addEventListener(
    'wheel',
    (event) => {
      if ((event.target as Element).closest('.lightbox-caption')) return;
      event.preventDefault();
      handleWheel(event, layer, controls);
    },
    { passive: false },
  );
  dialog.close.addEventListener('click', close);
  dialog.previous.addEventListener('click', () => turnBy(-1));
  dialog.next.addEventListener('click', () => turnBy(1));

  document.body.append(layer);
  lockScroll(true);
  renderSlides();
  animateOpening();
  const releaseFocus = trapFocus(layer);
  const stopGestures = onPointerGestures(layer, handlers);
  addEventListener('resize', refit);
  const releaseHistory = captureBackButton(close, formatAddress());
}
