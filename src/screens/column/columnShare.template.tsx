import { ColumnShareScreen } from './ColumnShareScreen.tsx';
import { startColumnTemplate } from './column.template.tsx';

void startColumnTemplate(ColumnShareScreen);
