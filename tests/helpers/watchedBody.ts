import { EXTRA_TRANSFORMS } from '../../src/body/extra/extraTransforms.ts';
import { type LostPart, watchBody } from '../../src/body/lostParts.node.ts';
import { parseHtml } from '../../src/body/parse.node.ts';
import { renderBody } from '../../src/body/pipeline.ts';
import type { Body, BodyInput, Transform } from '../../src/body/types.ts';
import { OPTIONS } from '../unit/body/helpers.ts';

interface Rendered {
  readonly body: Body;
  readonly lost: readonly LostPart[];
}

/** Renders a text as the bake does, and returns what it lost. */
export function renderWatched(
  input: BodyInput,
  extra: readonly Transform[] = EXTRA_TRANSFORMS,
): Rendered {
  const watched = watchBody(parseHtml, { extra, leaveOut: () => [] });
  const body = renderBody(input, OPTIONS, watched.parse, watched.extra, watched.leaveOut);
  return { body, lost: watched.findLostParts(body) };
}

/** Formats parts without their place: `2 image address`. */
export const formatLost = (parts: readonly LostPart[]): readonly string[] =>
  parts.map(({ kind, reason, count }) => `${count} ${kind} ${reason}`).sort();
