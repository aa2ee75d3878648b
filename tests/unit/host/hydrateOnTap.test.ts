import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_PROBLEM_EVENT, TAP_LOST_EVENT } from '../../../src/host/chunkEvents.ts';
import { hydrateOnTap, isBusy } from '../../../src/host/runTap.ts';

/** As a template shows it; React is not there. */
const PAGE = `<div id="box"><p>Text</p><a href="#2">Page 2</a><input><button data-act="like">Like</button>
  <form><input type="radio"><button id="send">Send</button></form></div>`;

let window: JSDOM['window'];
let box: HTMLElement;
const find = (selector: string) => box.querySelector(selector) as HTMLElement;

beforeEach(() => {
  ({ window } = new JSDOM(PAGE));
  box = window.document.getElementById('box') as HTMLElement;
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, window[name].bind(window));
  }
  vi.stubGlobal('Event', window.Event);
});
afterEach(() => vi.unstubAllGlobals());

/** Returns code that waits: each request of it ends when its function in `requests` is called. */
function createCode() {
  const requests: (() => void)[] = [];
  const hydrate = () => new Promise<void>((resolve) => requests.push(resolve));
  return { requests, hydrate };
}

const reportProblem = () =>
  window.dispatchEvent(new window.CustomEvent(CHUNK_PROBLEM_EVENT, { detail: null }));

describe('an element that is not hydrated', () => {
  it.each(['pointerdown', 'focusin', 'input', 'click'])(
    'requests its code once at a use that no control is tapped by: %s',
    (use) => {
      const { requests, hydrate } = createCode();
      hydrateOnTap(box, hydrate);
      for (const target of ['p', 'input'])
        find(target).dispatchEvent(new window.Event(use, { bubbles: true }));
      expect(requests).toHaveLength(1);
      expect(box.querySelector('[aria-busy]')).toBeNull();
    },
  );

  it('holds a tap, also one by the Enter key in a form, and repeats it when the controls work', async () => {
    const { requests, hydrate } = createCode();
    const onClick = vi.fn((event: Event) => event.preventDefault());
    const send = find('#send');
    hydrateOnTap(box, hydrate);
    send.addEventListener('click', onClick);
    // The key in a field of the form clicks its button.
    send.click();
    send.click();
    expect(onClick).not.toHaveBeenCalled();
    expect(isBusy(send)).toBe(true);
    requests[0]?.();
    await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce());
    expect(isBusy(send)).toBe(false);
    send.click();
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('leaves actions and links to others, unless it is to hold them', () => {
    const { hydrate } = createCode();
    hydrateOnTap(box, hydrate);
    const taps = vi.fn((event: Event) => event.preventDefault());
    box.addEventListener('click', taps);
    find('a').click();
    find('[data-act]').click();
    expect(taps).toHaveBeenCalledTimes(2);
    hydrateOnTap(box, hydrate, 'a');
    find('a').click();
    expect(isBusy(find('a'))).toBe(true);
  });

  it('frees a control whose code does not come, says so, and requests it again at the next tap', async () => {
    const { requests, hydrate } = createCode();
    const lost = vi.fn();
    window.addEventListener(TAP_LOST_EVENT, lost);
    hydrateOnTap(box, hydrate);
    const send = find('#send');
    send.click();
    reportProblem();
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
    expect(isBusy(send)).toBe(false);
    send.click();
    expect(isBusy(send)).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('says nothing when a tap without its code has another effect', async () => {
    const { hydrate } = createCode();
    const lost = vi.fn();
    const onLost = vi.fn(() => true);
    window.addEventListener(TAP_LOST_EVENT, lost);
    hydrateOnTap(box, hydrate, 'a', onLost);
    find('a').click();
    reportProblem();
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith(find('a')));
    await vi.waitFor(() => expect(isBusy(find('a'))).toBe(false));
    expect(lost).not.toHaveBeenCalled();
  });
});
