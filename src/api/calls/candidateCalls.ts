import type { ApiCall } from '../request.ts';

export interface CandidateParams {
  readonly voteId: string;
  readonly optionId: string;
}

/** One option of a vote; the inline script of a template does not carry the model. */
export const optionDetailCall = ({ voteId, optionId }: CandidateParams): ApiCall => ({
  path: '/base_url/optionDetail',
  params: { voteId, optionId },
});
