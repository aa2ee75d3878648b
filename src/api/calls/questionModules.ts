import type { Module } from '../../model/column/columnTypes.ts';
import { parseQuestionModules } from '../../model/column/questionModules.ts';
import type { CallOptions, Client } from '../client.ts';
import { articlesCall } from './columns.ts';
import { type Read, read } from './read.ts';

/** Loads the modules of topics and questions of a column, which the first page of its list has. */
export const getQuestionModules = (
  client: Client,
  { columnId }: { readonly columnId: string },
  options?: CallOptions,
): Read<readonly Module[]> =>
  read(client, articlesCall({ columnId, withAds: true }), options, parseQuestionModules);
