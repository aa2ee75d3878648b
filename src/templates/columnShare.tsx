import { ColumnShareScreen } from '../screens/column/ColumnShareScreen.tsx';
import { startColumnTemplate } from './columnTemplate.tsx';

void startColumnTemplate(ColumnShareScreen);
