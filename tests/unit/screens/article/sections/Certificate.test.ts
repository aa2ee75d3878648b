import { expect, it } from 'vitest';
import { linkTo } from '../../../../../src/routes.ts';
import { certificateLink } from '../../../../../src/screens/article/sections/Lead.tsx';

it.each(['https://img.example.test/a b&c.png', '/media/证书.png', 'https://x.test/?a=1#b'])(
  'a certificate opens on its page: %s',
  (png) => {
    expect(certificateLink(png, '/base')).toBe(linkTo('previewPDF', {}, '/base', { png }));
  },
);
