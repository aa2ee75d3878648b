/** Captchas: serves `getVerifyCode` on hosts `app_if` and `nis`. Wire form: src/docs/wireFields.md. */

import type { Call, Calls } from '../callContext.ts';
import { data, file, unknown } from '../envelope.ts';
import { randomDigits, setVerifyAnswer } from '../store/codes.ts';
import { drawVerifyCode } from '../wire/verifyCodeImage.ts';
import { createVerifyQuestion } from '../wire/verifyCodeQuestion.ts';

/** Answers a captcha as an image or a question; each request creates a new answer. */
const getVerifyCode: Call = async ({ db, params, device, now }) => {
  const saveAnswer = (answer: string) =>
    setVerifyAnswer(db, params.text('codeId'), device, answer, now);
  switch (params.text('type', 'image')) {
    case 'image': {
      const digits = randomDigits();
      return saveAnswer(digits) ? file('image/png', await drawVerifyCode(digits)) : unknown;
    }
    case 'question': {
      const { question, answer } = createVerifyQuestion();
      return saveAnswer(answer) ? data({ question }) : unknown;
    }
    default:
      return unknown;
  }
};

export const verifyCodeCalls: Calls = { getVerifyCode };
