import { ColumnShareScreen } from '../column/ColumnShareScreen.tsx';
import { ColumnTemplate } from '../column/ColumnTemplate.tsx';

/** Template page of a shared column. */
export const ColumnShareTemplate = ({ loading }: { readonly loading: string }) => (
  <ColumnTemplate Screen={ColumnShareScreen} loading={loading} />
);
