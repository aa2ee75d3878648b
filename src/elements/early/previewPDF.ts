import { askListEarly } from '../earlyList.ts';

askListEarly('/previewPDF.html', () => []);
