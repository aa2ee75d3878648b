import { forScreen } from '../../../tailwind.config.ts';

export default forScreen('./src/screens/home/**/*.tsx', './src/ui/**/*.tsx');
