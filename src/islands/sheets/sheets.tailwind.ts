import { forScreen } from '../../../tailwind.config.ts';

export default forScreen('./src/islands/sheets/**/*.tsx', './src/ui/{Avatar,Icon}.tsx');
