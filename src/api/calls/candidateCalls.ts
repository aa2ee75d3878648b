import type { ApiCall } from '../request.ts';

export interface CandidateParams {
  readonly voteId: string;
  readonly optionId: string;
}

/**
 * The request for an option, separate from its typed function: a template's inline script must
 * not contain the model.
 */
export const optionDetailCall = ({ voteId, optionId }: CandidateParams): ApiCall => ({
  path: '/base_url/optionDetail',
  params: { voteId, optionId },
});
