import { describe, expect, it } from 'vitest';
import { createReadWatch, listMissingFields } from '../../../scripts/bake/check/watchReads.ts';
import { readWireDocument } from '../../../scripts/docs/readWireDocument.ts';
import { parseCounts } from '../../../src/model/article/counts.ts';
import { parseEach, parseRecord } from '../../../src/model/wire.ts';

const { rows } = readWireDocument(`
### \`model/article/counts.ts\`

| field | read as | source | absent, or otherwise |
| --- | --- | --- | --- |
| \`countClick\`, \`clicks\` | clicks | wire 5.11 | 0 |
| \`countPraise\` | praises | \`countPraise\`: product 3.2 | 0 |
| \`countShare\` | shares | inferred, wire 5.11 | 0 |
| \`countDiscuss\` | comments | **guess** | 0 |
`);

/** Returns what an answer lacks of the counts, which its rows have. */
function find(answer: unknown) {
  const reads = createReadWatch();
  const wire = parseRecord(reads.watch(answer));
  parseEach(wire.list, (row) => parseCounts(parseRecord(row)));
  return listMissingFields(reads.places(), rows);
}

describe('the fields that an answer lacks', () => {
  it('are those that no row of a list has', () =>
    expect(find({ list: [{ countClick: 1 }, { countPraise: 2 }] })).toEqual({
      lacking: [],
      respelt: [],
    }));

  it('are named with their place', () =>
    expect(find({ list: [{}, {}] }).lacking).toEqual([
      { path: 'list[]', names: ['countClick', 'countPraise'] },
    ]));

  it('are none of an empty list', () => expect(find({ list: [] }).lacking).toEqual([]));

  it.each<[what: string, row: object]>([
    ['sent empty', { countClick: '', countPraise: null }],
    ['sent with a blank at the end of their names', { 'countClick ': 1, 'countPraise ': '' }],
    ['sent with another name of the wire document', { clicks: 1, countPraise: 2 }],
  ])('are none that are %s', (_, row) =>
    expect(find({ list: [row] })).toEqual({ lacking: [], respelt: [] }),
  );

  it('are named with the spelling that was sent', () =>
    expect(find({ list: [{ count_click: 1, countpraise: 2, COUNT_DISCUSS: 3 }] })).toEqual({
      lacking: [],
      respelt: [
        { sent: 'list[].count_click', read: 'countClick' },
        { sent: 'list[].countpraise', read: 'countPraise' },
        { sent: 'list[].COUNT_DISCUSS', read: 'countDiscuss' },
      ],
    }));
});

it('a watched answer is read as it is', () => {
  const answer = { list: [{ tags: [1, 'a', null], more: { x: [] } }], text: '{"a":1}', n: 0 };
  const watched = createReadWatch().watch(answer);
  expect(watched).toEqual(answer);
  expect(JSON.stringify(watched)).toBe(JSON.stringify(answer));
});
