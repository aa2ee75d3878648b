import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import {
  inputArticleDetail,
  type OwnData,
  openOwn,
} from '../../stores/people/inputArticleDetail.ts';
import { $sentContributions } from '../../stores/people/sentContributions.ts';
import type { PeopleFacts, PeopleView } from '../../ui/people/view.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { PeopleScreen } from '../people/PeopleScreen.tsx';
import { LoginFirst } from './LoginFirst.tsx';
import { OwnList } from './OwnList.tsx';
import { OwnPiece } from './OwnPiece.tsx';

const readId = () => readPage().params.id ?? '';
const open = () => void openOwn(readSettings(), readId());

/** Template page of the reader's own contributions: one, or the list of all. */
export function InputArticleDetailTemplate({ loading }: { readonly loading: string }) {
  const sent = useStore($sentContributions, { ssr: 'initial' });
  const known = useRef(sent);
  useEffect(() => {
    if (sent !== known.current) open();
    known.current = sent;
  }, [sent]);
  return (
    <PeopleScreen
      describe={describe}
      gone={['contribution.gone', 'contribution.goneHint']}
      name={(t) => t('contribution.title')}
      open={open}
      page={inputArticleDetail}
      skeleton={<RowsSkeleton label={loading} />}
    >
      {(data, view) => <Own data={data} view={view} />}
    </PeopleScreen>
  );
}

function Own({ data, view }: { readonly data: OwnData; readonly view: PeopleView }) {
  switch (data.kind) {
    case 'login':
      return <LoginFirst onMember={open} t={view.t} />;
    case 'one':
      return <OwnPiece piece={data.piece} view={view} />;
    case 'all':
      return <OwnList view={view} />;
  }
}

/** Returns the page's metadata; sharing is closed, because only the writer can open the page. */
function describe(data: OwnData, { t, base }: PeopleView): PeopleFacts {
  const piece = data.kind === 'one' ? data.piece : null;
  const id = readId();
  return {
    name: piece ? piece.title || t('contribution.untitled') : t('contribution.mine'),
    description: t('contribution.about'),
    pictures: [],
    path: linkTo('inputArticleDetail', { id: id || undefined }, base),
    object: 0,
    id,
    shareClosed: true,
  };
}
