import { ColumnScreen } from '../screens/column/ColumnScreen.tsx';
import { startColumnTemplate } from './columnTemplate.tsx';

void startColumnTemplate(ColumnScreen);
