import { voteOptions } from '../../api/calls/bigVotes.ts';
import type { Client } from '../../api/client.ts';
import type { ApiError } from '../../api/errors.ts';
import type { ListPart, ListSource } from '../../api/listSource.ts';
import { asMissing } from '../../api/missingError.ts';
import type { VoteSort } from '../../model/bigVote/bigVoteTypes.ts';
import type { VoteOption, VoteOptionsPage } from '../../model/bigVote/normaliseBigVote.ts';
import { ok, type Result } from '../../model/result.ts';
import { DEFAULT_SITE_CONFIG } from '../../model/site/normaliseSite.ts';
import type { Settings } from '../../settings.ts';
import { createListPage } from '../listPage.ts';

/** Which options a list contains, and their order. */
export interface OptionListQuery {
  readonly voteId: string;
  /** '' for the options of all themes. */
  readonly themeId: string;
  readonly sort: VoteSort;
}

/** The options that the page lists. */
export const voteOptionList = createListPage<VoteOption, OptionListQuery>();

/** All options that any list of the page has loaded, by id: a search finds these at once. */
const loaded = new Map<string, VoteOption>();

export const listLoadedOptions = (): readonly VoteOption[] => Array.from(loaded.values());

export function addLoadedOptions(options: readonly VoteOption[]): void {
  for (const option of options) loaded.set(option.id, option);
}

/** Loads options from the first page. */
export const loadVoteOptions = (settings: Settings, listed: OptionListQuery): Promise<void> =>
  voteOptionList.load(settings, createOptionSource(listed));

/** Continues a list whose first page was loaded with the vote. */
export function adoptVoteOptions(
  listed: OptionListQuery,
  { options, hasMore }: VoteOptionsPage,
): void {
  addLoadedOptions(options);
  const known = { items: options, hasMore, head: listed, config: DEFAULT_SITE_CONFIG };
  voteOptionList.adopt(createOptionSource(listed), known);
}

function createOptionSource(listed: OptionListQuery): ListSource<VoteOption, OptionListQuery> {
  const load = async (
    client: Client,
    page: number,
  ): Promise<Result<ListPart<VoteOption>, ApiError>> => {
    const answer = await voteOptions(client, { ...listed, page });
    if (!answer.ok) {
      // Servers may answer with a failure for a theme without options: it is empty.
      const isNone = asMissing(answer.error).kind === 'empty';
      return isNone ? ok({ items: [], hasMore: false }) : answer;
    }
    const { options, hasMore } = answer.value;
    addLoadedOptions(options);
    return ok({ items: options, hasMore });
  };
  return {
    // The page has the configuration already.
    config: DEFAULT_SITE_CONFIG,
    loadFirst: async (client) => {
      const answer = await load(client, 0);
      return answer.ok ? ok({ ...answer.value, head: listed }) : answer;
    },
    next: (client, { page }) => load(client, page),
  };
}
