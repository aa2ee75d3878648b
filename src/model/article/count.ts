/** A count as readers see it: 999, 1k+, 1w+ (ten thousands), at most 10w+ (spec section 9). */
export function formatCount(count: number): string {
  if (count < 1000) return String(count);
  if (count < 10_000) return `${Math.floor(count / 1000)}k+`;
  return `${Math.min(10, Math.floor(count / 10_000))}w+`;
}

/** A count in a small badge: above the cap it shows the cap and a plus (spec section 9). */
export function formatCapped(count: number, cap = 999): string {
  return count > cap ? `${cap}+` : String(count);
}
