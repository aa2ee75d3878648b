import { forScreen } from '../../../tailwind.config.ts';

export default forScreen(
  './src/screens/integralShop/*.tsx',
  './src/screens/list/{ListFrame,ListShell}.tsx',
  './src/islands/list/ListEnd.tsx',
  './src/ui/{BackBar,BusyButton,Failure,Icon,Notice}.tsx',
);
