import { ColumnScreen } from '../column/ColumnScreen.tsx';
import { ColumnTemplate } from './ColumnTemplate.tsx';

/** The template of a column's own page. */
export const ColumnDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <ColumnTemplate Screen={ColumnScreen} loading={loading} />
);
