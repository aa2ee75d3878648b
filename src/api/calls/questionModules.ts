import { parseQuestionModules } from '../../model/column/questionModules.ts';
import type { CallOptions, Client } from '../client.ts';
import { articlesCall } from './columns.ts';
import { read } from './read.ts';

/** Loads the modules of topics and questions of a column, which the first page of its list has. */
export const getQuestionModules = (
  client: Client,
  { columnId }: { readonly columnId: string },
  options?: CallOptions,
) => read(client, articlesCall({ columnId, withAds: true }), parseQuestionModules, options);
