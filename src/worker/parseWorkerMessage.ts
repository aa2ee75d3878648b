import { SAVED_IMAGES_MAX, type WorkerMessage } from '../model/offline/keptPages.ts';

/** Returns a message that a page sent; null for anything else. */
export function parseWorkerMessage(data: unknown, base: string): WorkerMessage | null {
  const { kind, path, title, assets, images, by } = (data ?? {}) as Record<string, unknown>;
  if (typeof path !== 'string' || !path.startsWith(`${base}/`)) return null;
  if (kind === 'unsave') return { kind, path };
  const page = { path, title: toText(title), by: toText(by), assets: toTexts(assets) };
  if (kind === 'read') return { kind, ...page };
  if (kind === 'save') return { kind, ...page, images: toTexts(images).slice(0, SAVED_IMAGES_MAX) };
  return null;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

const toTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
