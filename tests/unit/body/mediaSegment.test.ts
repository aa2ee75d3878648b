import { describe, expect, it } from 'vitest';
import { createAudioSegment, createVideoSegment } from '../../../src/body/mediaSegment.ts';
import { audio, context, video } from './helpers.ts';

describe('kind of a media segment (product 5.11)', () => {
  it.each([
    ['https://media.example.test/a.mp3', 'audio'],
    ['https://media.example.test/a.MP3?sign=1', 'audio'],
    ['https://media.example.test/a.mp3#t=3', 'audio'],
    ['https://media.example.test/a.mp4', 'video'],
    ['https://media.example.test/a.mp3.mp4', 'video'],
    ['https://media.example.test/live.m3u8?from=a.mp4', 'video'],
    ['https://media.example.test/a.m4a', 'audio'],
    ['https://media.example.test/a.M4A?sign=1', 'audio'],
    ['https://media.example.test/a.aac', 'audio'],
    ['https://media.example.test/a.wav', 'audio'],
    ['https://media.example.test/a.ogg', 'audio'],
    ['https://media.example.test/a.oga', 'audio'],
    ['https://media.example.test/a.opus', 'audio'],
    ['https://media.example.test/a.flac', 'audio'],
    ['https://media.example.test/a.ogv', 'video'],
    ['https://media.example.test/a.webm', 'video'],
    ['9f86d081884c7d659a2feaa0c55ad015', 'video'],
  ])('%s: %s in every list', (url, kind) => {
    expect(createVideoSegment(video({ url }), context()).kind).toBe(kind);
    expect(createAudioSegment(audio({ url }), context()).kind).toBe(kind);
  });

  it('keeps an encrypted video address unchanged', () => {
    const url = '9F86D081 88+4c7d/65==';
    expect(createVideoSegment(video({ url }), context())).toMatchObject({ video: { url } });
  });

  it('contains the fields that the players show', () => {
    const item = video({
      poster: 'javascript:x',
      description: 'Tide',
      durationS: 9,
      vertical: true,
    });
    expect(createVideoSegment(item, context())).toMatchObject({
      video: { poster: '', description: 'Tide', durationS: 9, vertical: true },
    });
    expect(
      createAudioSegment(audio({ title: 'Waves', description: 'Tide' }), context()),
    ).toMatchObject({
      audio: { title: 'Waves', description: 'Tide' },
    });
  });
});
