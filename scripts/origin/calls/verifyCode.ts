import type { Call, Calls } from '../callContext.ts';
import { data, file, unknown } from '../envelope.ts';
import { randomDigits, setVerifyAnswer } from '../store/verifyCodes.ts';
import { drawVerifyCode } from '../wire/verifyCodeImage.ts';
import { createVerifyQuestion } from '../wire/verifyCodeQuestion.ts';

/** Shows what a code asks: as a picture, or as a question in words. Each time another one. */
const getVerifyCode: Call = async ({ db, params, device, now }) => {
  const ask = (answer: string) => setVerifyAnswer(db, params.text('codeId'), device, answer, now);
  switch (params.text('type', 'image')) {
    case 'image': {
      const digits = randomDigits();
      return ask(digits) ? file('image/png', await drawVerifyCode(digits)) : unknown;
    }
    case 'question': {
      const { question, answer } = createVerifyQuestion();
      return ask(answer) ? data({ question }) : unknown;
    }
    default:
      return unknown;
  }
};

export const verifyCodeCalls: Calls = { getVerifyCode };
