/**
 * Returns addresses of a model that would run scripts or mislead, as `field: address`. Fields
 * are recognised by their names; a video's own may be encrypted and is filtered by the player.
 */
export function findUnsafeAddresses(model: unknown): string[] {
  if (typeof model !== 'object' || model === null) return [];
  return Object.entries(model).flatMap(([key, inner]) => {
    if (typeof inner !== 'string') return findUnsafeAddresses(inner);
    const isAddress = /url$|image|icon|logo|poster/i.test(key) && !('vertical' in model);
    const isSafe = /^(https?:|mailto:|tel:|\/(?!\/)|#|$)/.test(inner);
    return isAddress && !isSafe ? [`${key}: ${inner}`] : [];
  });
}
