/**
 * Returns the CPU seconds, user and system, of the ended children of a shell from the output of its
 * `times` (POSIX): the last line, such as `0m1.50s 0m0.25s`. NaN when there is no such line.
 */
export function parseChildTimes(output: string): number {
  const line = output.trim().split('\n').at(-1) ?? '';
  const match = /^(\d+)m([\d.]+)s (\d+)m([\d.]+)s$/.exec(line);
  if (!match) return Number.NaN;
  const [minutes, seconds, systemMinutes, systemSeconds] = match.slice(1).map(Number);
  return (Number(minutes) + Number(systemMinutes)) * 60 + Number(seconds) + Number(systemSeconds);
}
