/** The newer look of the same thing. */
export { loadQaDetail as loadNewQaDetail } from './qaDetail.ts';
