import { decideLaunchFailure, type LaunchFailure } from '../../model/messenger/launchFailure.ts';

/** The messenger's tag that opens the native app; the messenger draws what is in it. */
export const OPEN_TAG = 'wx-open-launch-app';

/** The messenger draws the button outside the reach of our styles. */
const BUTTON_STYLE =
  'display:inline-block;padding:12px 32px;border:0;border-radius:999px;background:#fff;color:#1c1b1a;font-size:16px;line-height:24px';

interface LaunchTag {
  readonly appId: string;
  /** What the app is told: the address of the page. */
  readonly page: string;
  readonly label: string;
  readonly onLaunch: () => void;
  readonly onFailure: (failure: LaunchFailure) => void;
}

/**
 * Puts the tag into `slot`. The app only opens by a touch on the tag itself, no script can
 * start it. Where the messenger refuses the tag it goes away again.
 */
export function mountLaunchTag(
  slot: HTMLElement,
  { appId, page, label, onLaunch, onFailure }: LaunchTag,
): void {
  const tag = document.createElement(OPEN_TAG);
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
    // The messenger's own event, and not that of a script that threw.
    const errMsg = event instanceof CustomEvent ? event.detail?.errMsg : '';
    const failure = decideLaunchFailure(String(errMsg ?? ''));
    if (failure === 'tag') remove();
    onFailure(failure);
  });
  slot.append(tag);
}
