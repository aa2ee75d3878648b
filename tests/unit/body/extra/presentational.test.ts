import { describe, expect, it } from 'vitest';
import { presentational } from '../../../../src/body/extra/presentational.ts';
import { styles } from '../../../../src/body/transforms/styles.ts';
import { apply } from '../helpers.ts';

describe('presentational and styles', () => {
  it.each([
    ['<p align=center>a</p>', '<p align="center" style="text-align:center">a</p>'],
    [
      '<p align=center style="text-align:right">a</p>',
      '<p align="center" style="text-align:right">a</p>',
    ],
    ['<center>a</center>', '<center style="text-align:center">a</center>'],
    ['<font color=#C00 size=7>a</font>', '<span color="#C00" size="7" style="--c:#c00">a</span>'],
    ['<font face=x>a</font>', 'a'],
    ['<p align="left;color:red">a</p>', '<p align="left;color:red">a</p>'],
    ['<p style="display:none">a</p>', '<p>a</p>'],
    ['<span style="visibility:hidden" class=x>a</span>', 'a'],
    ['<span lang=bo>a</span>', '<span lang="bo">a</span>'],
    ['<img style="width:10%">', '<img>'],
  ])('%s', (html, expected) => {
    const steps = (nodes: Parameters<typeof styles>[0], context: Parameters<typeof styles>[1]) =>
      styles(presentational(nodes, context), context);
    expect(apply(steps, html)).toBe(expected);
  });

  it('converts colours, alignment and widths of cells', () => {
    const html =
      '<table><tbody><tr><td bgcolor="#eee" valign="top" width="30%">a</td></tr></tbody></table>';
    expect(apply((n, c) => styles(presentational(n, c), c), html)).toContain(
      'style="--b:#eee;vertical-align:top;width:30%"',
    );
  });

  it('keeps pixels in 135-editor content', () => {
    expect(apply(styles, '<p style="font-size:16px">a</p>', { exempt: true })).toContain(
      'font-size:calc(var(--text)*16px)',
    );
  });
});
