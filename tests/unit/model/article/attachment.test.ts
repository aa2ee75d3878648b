import { expect, it } from 'vitest';
import { formatFileType } from '../../../../src/model/article/attachment.ts';

it.each([
  ['https://files.test/plan.pdf', 'PDF'],
  ['https://files.test/plan.docx?x=a.b', 'DOCX'],
  ['/media/file/7z.7z#x', '7Z'],
  ['https://files.test/plan', ''],
  ['https://files.test/plan.', ''],
  ['https://files.test/a.verylong', ''],
])('the file type of %s is %j', (address, type) => expect(formatFileType(address)).toBe(type));
