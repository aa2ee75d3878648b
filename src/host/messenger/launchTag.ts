import { decideLaunchFailure, type LaunchFailure } from '../../model/messenger/sdkOutcome.ts';

/** The messenger's custom element that opens the native app; the messenger renders its content. */
export const LAUNCH_TAG = 'wx-open-launch-app';

/** Inline, because the messenger renders the button outside of the page's style sheets. */
const BUTTON_STYLE =
  'display:inline-block;padding:12px 32px;border:0;border-radius:999px;background:#fff;color:#1c1b1a;font-size:16px;line-height:24px';

interface LaunchTag {
  readonly appId: string;
  /** Passed to the app: the address of the page. */
  readonly page: string;
  readonly label: string;
  readonly onLaunch: () => void;
  readonly onFailure: (failure: LaunchFailure) => void;
}

/**
 * Adds the element to `slot`. Only a touch on the element opens the app; scripts cannot. The
 * element is removed when the messenger refuses it.
 */
export function mountLaunchTag(
  slot: HTMLElement,
  { appId, page, label, onLaunch, onFailure }: LaunchTag,
): void {
  const tag = document.createElement(LAUNCH_TAG);
  tag.setAttribute('appid', appId);
  tag.setAttribute('extinfo', page);
  const template = document.createElement('template');
  const button = document.createElement('button');
  button.style.cssText = BUTTON_STYLE;
  button.textContent = label;
  template.content.append(button);
  tag.append(template);

  const remove = () => {
    document.removeEventListener('WeixinOpenTagsError', remove);
    tag.remove();
  };
  document.addEventListener('WeixinOpenTagsError', remove);
  tag.addEventListener('launch', onLaunch);
  tag.addEventListener('error', (event: Event) => {
    // Only the messenger's own event has a detail; a script error has none.
    const errMsg = event instanceof CustomEvent ? event.detail?.errMsg : '';
    const failure = decideLaunchFailure(String(errMsg ?? ''));
    if (failure === 'tag') remove();
    onFailure(failure);
  });
  slot.append(tag);
}
