import { ColumnShareScreen } from '../column/ColumnShareScreen.tsx';
import { ColumnTemplate } from '../columnDetail/ColumnTemplate.tsx';

/** The template of the page of a column that is shared. */
export const ColumnShareTemplate = ({ loading }: { readonly loading: string }) => (
  <ColumnTemplate Screen={ColumnShareScreen} loading={loading} />
);
