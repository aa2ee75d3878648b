/** Safari's prefixed functions. */
interface AppleVideo {
  readonly webkitDisplayingFullscreen?: boolean;
  readonly webkitEnterFullscreen?: () => void;
  readonly webkitSupportsPresentationMode?: (mode: string) => boolean;
  readonly webkitPresentationMode?: string;
  readonly webkitSetPresentationMode?: (mode: string) => void;
}
interface AppleElement {
  readonly webkitRequestFullscreen?: () => void;
}
interface AppleDocument {
  readonly webkitFullscreenElement?: Element | null;
  readonly webkitFullscreenEnabled?: boolean;
  readonly webkitExitFullscreen?: () => void;
}
interface LockableOrientation {
  readonly lock?: (orientation: 'landscape') => Promise<void>;
}

const PIP = 'picture-in-picture';
const apple = (video: HTMLVideoElement) => video as HTMLVideoElement & AppleVideo;
const appleDocument = () => document as Document & AppleDocument;

export const FULLSCREEN_EVENTS = ['fullscreenchange', 'webkitfullscreenchange'] as const;

export const isFullscreen = (element: Element): boolean =>
  (document.fullscreenElement ?? appleDocument().webkitFullscreenElement) === element;

/**
 * Returns whether full screen is available: for the player with its controls, or on an iPhone for
 * the video alone.
 */
export const hasFullscreen = (video: HTMLVideoElement): boolean =>
  document.fullscreenEnabled ||
  appleDocument().webkitFullscreenEnabled === true ||
  'webkitEnterFullscreen' in video;

/**
 * Enters or leaves full screen; a video that is wider than high locks the orientation to landscape,
 * where supported.
 */
export async function toggleFullscreen(
  element: HTMLElement & AppleElement,
  video: HTMLVideoElement,
): Promise<void> {
  if (isFullscreen(element)) return leaveFullscreen();
  try {
    if (document.fullscreenEnabled) await element.requestFullscreen();
    else if (appleDocument().webkitFullscreenEnabled) element.webkitRequestFullscreen?.();
    else apple(video).webkitEnterFullscreen?.();
    if (video.videoWidth > video.videoHeight) {
      await (screen.orientation as LockableOrientation | undefined)?.lock?.('landscape');
    }
  } catch {
    // The browser refused full screen or the orientation lock: the video continues as it is.
  }
}

async function leaveFullscreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else appleDocument().webkitExitFullscreen?.();
  } catch {
    // The page is not in full screen any more.
  }
}

export const hasPictureInPicture = (video: HTMLVideoElement): boolean =>
  document.pictureInPictureEnabled === true ||
  apple(video).webkitSupportsPresentationMode?.(PIP) === true;

export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
    else if (document.pictureInPictureEnabled) await video.requestPictureInPicture();
    else {
      const inline = apple(video).webkitPresentationMode !== PIP;
      apple(video).webkitSetPresentationMode?.(inline ? PIP : 'inline');
    }
  } catch {
    // The browser refused, or the video has no frame yet.
  }
}

/** Events after which a video may be shown elsewhere, in the names of all engines. */
const DISPLAY_EVENTS = [
  'enterpictureinpicture',
  'leavepictureinpicture',
  'webkitbeginfullscreen',
  'webkitendfullscreen',
  'webkitpresentationmodechanged',
] as const;

/** Returns whether a player is in full screen, or its video in a window of the browser. */
export const isShownOutside = (player: Element, video: HTMLVideoElement): boolean =>
  isFullscreen(player) ||
  document.pictureInPictureElement === video ||
  apple(video).webkitDisplayingFullscreen === true ||
  apple(video).webkitPresentationMode === PIP;

/**
 * Calls `listener` when the result of `isShownOutside` may have changed; returns a function that
 * stops it.
 */
export function onDisplayChange(video: HTMLVideoElement, listener: () => void): () => void {
  for (const name of FULLSCREEN_EVENTS) document.addEventListener(name, listener);
  for (const name of DISPLAY_EVENTS) video.addEventListener(name, listener);
  return () => {
    for (const name of FULLSCREEN_EVENTS) document.removeEventListener(name, listener);
    for (const name of DISPLAY_EVENTS) video.removeEventListener(name, listener);
  };
}
