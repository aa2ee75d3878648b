import type { ApiCall } from '../request.ts';

export interface TagParams {
  /** '' when only its name is known. */
  readonly id: string;
  readonly name: string;
  /** From 1 (wire 17.13). */
  readonly page: number;
}

/** The articles of a tag. */
export const tagCall = ({ id, name, page }: TagParams): ApiCall => ({
  path: '/base_url/tagScreenArticles',
  params: { tagId: id || null, tagName: name || null, page },
});
