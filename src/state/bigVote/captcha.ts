import { atom, type ReadableAtom } from 'nanostores';
import { buttonRecordVoteCount } from '../../api/calls/recordVote.ts';
import { getVerifyCode, getVerifyQuestion } from '../../api/calls/verifyCode.ts';
import { getClient } from '../../services/pageClient.ts';
import type { Settings } from '../../settings.ts';

/** A code is valid for five minutes; a new one is requested shortly before. */
const CODE_LIFE_MS = 290_000;

export type CaptchaForm = 'image' | 'question';

/** The code that a vote requires. */
export type CaptchaState =
  | { readonly state: 'loading' | 'failed' }
  /** `text` is the address of the image, or the question. */
  | { readonly state: 'ready'; readonly codeId: string; readonly text: string };

export interface Captcha {
  readonly $code: ReadableAtom<CaptchaState>;
  /** Requests a code; with `fresh` a new one, when the old one is used up or expired. */
  readonly draw: (form: CaptchaForm, fresh?: boolean) => Promise<void>;
  /** Stops the timer and releases the image; call it when the form is closed. */
  readonly close: () => void;
}

interface CaptchaOptions {
  readonly voteId: string;
  readonly optionId: string;
  /** Called when the code expired without an answer; a new one is being requested. */
  readonly onExpired: () => void;
}

/** Creates the code of one vote, which is replaced before it expires. */
export function createCaptcha(
  settings: Settings,
  { voteId, optionId, onExpired }: CaptchaOptions,
): Captcha {
  const $code = atom<CaptchaState>({ state: 'loading' });
  let codeId = '';
  let form: CaptchaForm = 'image';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latestRequest = 0;

  const show = (state: CaptchaState) => {
    const before = $code.get();
    if (before.state === 'ready' && before.text.startsWith('blob:')) {
      URL.revokeObjectURL(before.text);
    }
    $code.set(state);
  };

  /** Returns the image or the question; empty when there is none, or when a later request runs. */
  const requestContent = async (request: number): Promise<string> => {
    const client = getClient(settings);
    if (codeId === '') {
      const terms = await buttonRecordVoteCount(client, { voteId, optionId });
      // A later request has a code of its own, which the answer must name.
      if (request !== latestRequest) return '';
      codeId = terms.ok ? terms.value.codeId : '';
      clearTimeout(timer);
      timer = setTimeout(() => {
        onExpired();
        void draw(form, true);
      }, CODE_LIFE_MS);
    }
    if (codeId === '') return '';
    if (form === 'question') {
      const question = await getVerifyQuestion(client, { codeId });
      return question.ok ? question.value : '';
    }
    const picture = await getVerifyCode(client, { codeId });
    return picture.ok ? URL.createObjectURL(picture.value) : '';
  };

  async function draw(wanted: CaptchaForm, fresh = false): Promise<void> {
    latestRequest += 1;
    const mine = latestRequest;
    form = wanted;
    if (fresh) codeId = '';
    show({ state: 'loading' });
    let text = await requestContent(mine);
    // The server has ended the code, after wrong answers or by age: requests a new one, once.
    if (text === '' && !fresh && mine === latestRequest) {
      codeId = '';
      text = await requestContent(mine);
    }
    if (mine !== latestRequest) return;
    show(text === '' ? { state: 'failed' } : { state: 'ready', codeId, text });
  }

  return {
    $code,
    draw,
    close: () => {
      latestRequest += 1;
      clearTimeout(timer);
      show({ state: 'loading' });
    },
  };
}
