import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseActivity } from '../../../src/model/activity/detail.ts';
import { formatMapAddress } from '../../../src/model/activity/formatMapAddress.ts';
import { ActivityFacts } from '../../../src/screens/activityDetail/ActivityFacts.tsx';
import { loadJoinMessages } from '../../../src/services/loadJoinMessages.ts';

const MAP = 'https://map.example.test/search?q={place}&from=news';
const search = (text: string) => `https://map.example.test/search?q=${text}&from=news`;
const t = await loadJoinMessages('cn');

describe('the address of a map', () => {
  it.each([
    ['a name', 'Quai 3', search('Quai%203')],
    ['two places, which an ampersand joins', 'Halle A & B', search('Halle%20A%20%26%20B')],
    ['a number that a hash marks', 'Tor #3, Uferweg', search('Tor%20%233%2C%20Uferweg')],
    [
      'signs that a replacement text would read',
      "$& $' {place}",
      search("%24%26%20%24'%20%7Bplace%7D"),
    ],
    ['what is not known yet', '待定', null],
    ['what is not known yet, in English', 'TBA', null],
    ['no place at all', '线上', null],
    ['a meeting on the web', '会议室 https://meet.example.test/2', null],
  ])('of %s', (_, place, expected) => expect(formatMapAddress(MAP, place)).toBe(expected));
});

describe('the place of an activity', () => {
  const readLink = (location: string, mapUrl: string | undefined) => {
    const activity = parseActivity({ fileId: '1', title: '观星', location });
    if (!activity) throw new Error('the activity was not read');
    const html = renderToStaticMarkup(
      <ActivityFacts activity={activity} view={{ now: null, t, mapUrl }} />,
    );
    return JSDOM.fragment(html).querySelector('a')?.getAttribute('href') ?? null;
  };

  it.each([
    ['links to the map of the deployment', '码头', MAP, search('%E7%A0%81%E5%A4%B4')],
    [
      'links where it has half a character',
      '码头\ud83d',
      MAP,
      search('%E7%A0%81%E5%A4%B4%EF%BF%BD'),
    ],
    ['is text where the deployment names no map', '码头', undefined, null],
    ['is absent where the server sends none', '', MAP, null],
  ])('%s', (_, location, mapUrl, expected) => expect(readLink(location, mapUrl)).toBe(expected));
});
