import { describe, expect, it } from 'vitest';
import { $rank, correctHit, showHit } from '../../../src/screens/xyListShare/accountRank.state.ts';

const row = { id: '1', name: 'a', icon: '', rank: 1, influence: 5, canHit: true };
const other = { ...row, id: '2', rank: 2 };
const show = () => $rank.set({ period: 0, key: '', list: { state: 'ready', rows: [row, other] } });
const rows = () => {
  const { list } = $rank.get();
  return list.state === 'ready' ? list.rows : [];
};

describe('a vote in the account rank', () => {
  it('is counted immediately, once and only for its account', () => {
    show();
    showHit('1', true);
    showHit('1', true);
    expect(rows()).toEqual([{ ...row, influence: 6, canHit: false }, other]);
  });

  it('is reverted when the server refuses it', () => {
    show();
    showHit('1', true);
    showHit('1', false);
    expect(rows()).toEqual([row, other]);
  });

  it('that the server had already counted is not counted twice', () => {
    show();
    showHit('1', true);
    correctHit('1');
    expect(rows()).toEqual([{ ...row, canHit: false }, other]);
  });

  it('changes nothing while the list is loading', () => {
    $rank.set({ period: 0, key: '', list: { state: 'loading' } });
    showHit('1', true);
    expect($rank.get().list).toEqual({ state: 'loading' });
  });
});
