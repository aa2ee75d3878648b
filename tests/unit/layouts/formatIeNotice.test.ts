import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { formatIeNotice } from '../../../src/layouts/formatIeNotice.ts';

function alertsOf(documentMode: number | undefined): string[] {
  const alerts: string[] = [];
  const alert = (text: string) => alerts.push(text);
  runInNewContext(formatIeNotice('提示', '建议<换>"浏览器"'), {
    document: { documentMode },
    alert,
  });
  return alerts;
}

describe('the notice for Internet Explorer', () => {
  it.each([
    [undefined, []],
    [8, []],
    [9, ['建议<换>"浏览器"']],
    [10, ['建议<换>"浏览器"']],
    [11, ['提示\n\n建议<换>"浏览器"']],
  ])('alerts in version %s: %j', (version, alerts) => expect(alertsOf(version)).toEqual(alerts));

  it('uses only syntax that Internet Explorer supports', () =>
    expect(formatIeNotice('a', 'b')).not.toMatch(/=>|`|\b(let|const)\b/));

  it('cannot close its script element', () =>
    expect(formatIeNotice('</script>', 'b')).not.toContain('</'));
});
