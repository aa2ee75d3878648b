import { ColumnScreen } from './ColumnScreen.tsx';
import { startColumnTemplate } from './column.template.tsx';

void startColumnTemplate(ColumnScreen);
