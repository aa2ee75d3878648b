import { ColumnScreen } from '../column/ColumnScreen.tsx';
import { ColumnTemplate } from '../column/ColumnTemplate.tsx';

/** Template page of a column. */
export const ColumnDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <ColumnTemplate Screen={ColumnScreen} loading={loading} />
);
