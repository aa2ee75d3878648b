import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FeedPanels } from '../../../src/islands/feed/FeedPanels.tsx';
import type { FeedState } from '../../../src/model/column/feed.ts';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import { pickRowSettings } from '../../../src/model/site/rowSettings.ts';

const LOADING: FeedState = {
  current: '12',
  shown: '12',
  recent: ['12'],
  feeds: { 12: { state: 'loading' } },
};

describe('before the words of a list are loaded', () => {
  it.each([
    ['the skeleton stays where nothing was shown', null],
    ['the first screen stays', { id: '12', data: null }],
  ])('%s', (_, first) => {
    const html = renderToStaticMarkup(
      <FeedPanels
        config={pickRowSettings(DEFAULT_SITE_CONFIG)}
        first={first}
        state={LOADING}
        t={null}
      >
        <p>之前</p>
      </FeedPanels>,
    );
    expect(html).toContain('之前');
  });
});
