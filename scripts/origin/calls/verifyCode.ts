import type { Call, Calls } from '../call.ts';
import { data, file, unknown } from '../envelope.ts';
import { randomDigits, setVerifyAnswer } from '../store/verifyCodes.ts';
import { drawVerifyCode } from '../wire/verifyCodePicture.ts';
import { askVerifyQuestion } from '../wire/verifyCodeQuestion.ts';
import { sayVerifyCode } from '../wire/verifyCodeSound.ts';

/** Shows what a code asks: as a picture, as a sound, or as a question. Each time another one. */
const getVerifyCode: Call = async ({ db, params, device, now }) => {
  const ask = (answer: string) => setVerifyAnswer(db, params.text('codeId'), device, answer, now);
  const digits = randomDigits();
  switch (params.text('type', 'image')) {
    case 'image':
      return ask(digits) ? file('image/png', await drawVerifyCode(digits)) : unknown;
    case 'sound':
      return ask(digits) ? file('audio/wav', await sayVerifyCode(digits)) : unknown;
    case 'question': {
      const { question, answer } = askVerifyQuestion();
      return ask(answer) ? data({ question }) : unknown;
    }
    default:
      return unknown;
  }
};

export const verifyCodeCalls: Calls = { getVerifyCode };
