import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { openTip, tipoffDetail } from '../../stores/people/tipoffDetail.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { describeTipoff } from './describe.ts';
import { TipoffStart } from './TipoffStart.tsx';
import { TipoffView } from './TipoffView.tsx';

const open = () => void openTip(readSettings(), readPage().params.id ?? '');

/** Template page of a tip-off, or without an id of sending one. */
export const TipoffDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <PeopleScreen
    describe={describeTipoff}
    gone={['tipoff.gone', 'tipoff.goneHint']}
    name={(t) => t('tipoff.title')}
    open={open}
    page={tipoffDetail}
    skeleton={<RowsSkeleton label={loading} />}
  >
    {(tip, view) => (tip ? <TipoffView tip={tip} view={view} /> : <TipoffStart view={view} />)}
  </PeopleScreen>
);
