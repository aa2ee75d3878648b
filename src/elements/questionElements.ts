/** The custom elements of a question to the government, in its baked page and in its template. */
import './AnswerRatingElement.ts';
import './WaitingTimeElement.ts';
import './QuestionOnwardElement.ts';
