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

describe('the advice for Internet Explorer', () => {
  it.each([
    [undefined, []],
    [8, []],
    [9, ['建议<换>"浏览器"']],
    [10, ['建议<换>"浏览器"']],
    [11, ['提示\n\n建议<换>"浏览器"']],
  ])('in version %s is %j', (version, alerts) => expect(alertsOf(version)).toEqual(alerts));

  it('is written in syntax that it reads', () =>
    expect(formatIeNotice('a', 'b')).not.toMatch(/=>|`|\b(let|const)\b/));

  it('cannot end its element', () => expect(formatIeNotice('</script>', 'b')).not.toContain('</'));
});
