import { getCats, getCatXys } from '../../../src/api/calls/subscriptions.ts';
import type { TemplateData } from '../../../src/layouts/bakedTemplate.ts';
import { ok } from '../../../src/model/result.ts';

import { readPages } from './readPages.ts';
import { createTemplateKind } from './templateKind.ts';

const MAX_PAGES = 50;

export const subscriptionList = createTemplateKind({
  route: 'subscriptionList',
  load: async ({ client }) => {
    const categories = await getCats(client);
    if (!categories.ok) return categories;
    const found: TemplateData['subscriptionList'][number][] = [];
    for (const category of categories.value) {
      const { id } = category;
      const accounts = await readPages((page) => getCatXys(client, { id, page }), MAX_PAGES);
      if (!accounts.ok && accounts.error.kind !== 'empty') return accounts;
      found.push({ category, accounts: accounts.ok ? accounts.value : [] });
    }
    return ok(found);
  },
  countRows: (categories) => categories.reduce((sum, { accounts }) => sum + accounts.length, 0),
});
