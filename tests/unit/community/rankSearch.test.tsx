import { JSDOM } from 'jsdom';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_SITE_CONFIG } from '../../../src/model/site/normaliseSite.ts';
import type { RankState } from '../../../src/screens/xyListShare/accountRank.state.ts';
import { RankView } from '../../../src/screens/xyListShare/RankView.tsx';
import { loadCommunityMessages } from '../../../src/services/loadCommunityMessages.ts';

afterEach(() => vi.unstubAllGlobals());

it('what is typed into the ranking while React hydrates it stays as it is', async () => {
  const t = await loadCommunityMessages('cn');
  const view = { t, base: '', config: DEFAULT_SITE_CONFIG, locale: 'cn', now: 0 } as const;
  const show = (key: string) => {
    const state: RankState = { key, period: 0, list: { state: 'ready', rows: [] } };
    return <RankView state={state} view={view} />;
  };
  const { window } = new JSDOM(`<div id="box">${renderToString(show(''))}</div>`);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { hydrateRoot } = await import('react-dom/client');
  const field = window.document.querySelector('input') as HTMLInputElement;
  field.value = '渔';
  const write = vi.spyOn(window.HTMLInputElement.prototype, 'value', 'set');
  const box = window.document.getElementById('box') as HTMLElement;
  const root = await act(() => hydrateRoot(box, show('')));
  expect(window.document.querySelector('input')).toBe(field);
  // A character more than what the store has when it is rendered; even the same text would move the
  // caret and end a composition.
  field.setRangeText('家', 1, 1, 'end');
  await act(() => root.render(show('渔')));
  expect(field.value).toBe('渔家');
  expect(write).not.toHaveBeenCalled();
});
