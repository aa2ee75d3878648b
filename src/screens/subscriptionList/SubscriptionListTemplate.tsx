import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { readLocale } from '../../host/locale.ts';
import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { useActionMessages } from '../../islands/useActionMessages.ts';
import { linkTo } from '../../routes.ts';
import { $categories, loadCategories } from '../../state/subscriptionList.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { createListDocument } from '../list/createListDocument.ts';
import { ListFrame } from '../list/ListFrame.tsx';
import { AccountList } from './AccountList.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { SubcategoryFilter } from './SubcategoryFilter.tsx';

const load = () => void loadCategories(readSettings(), readPage().params.id ?? '');

/** Template page of the subscription accounts by category. */
export function SubscriptionListTemplate({ loading }: { readonly loading: string }) {
  const state = useStore($categories, { ssr: 'initial' });
  const t = useActionMessages(() => readLocale(readSettings().defaultLocale));
  useEffect(load, []);
  if (!t || state.state === 'loading') return <RowsSkeleton label={loading} />;
  const locale = readLocale(readSettings().defaultLocale);
  const title = t('subs.title');
  const path = linkTo('subscriptionList', {}, readSettings().siteBase);
  const shown = createListDocument(
    { name: title, description: '', pictures: [], path, columnId: '' },
    state.config,
    locale,
  );
  return (
    <ListFrame config={state.config} locale={locale} metadata={shown} t={t} title={title}>
      {state.state === 'failed' && <Failure kind={state.kind} onRetry={load} t={t} />}
      {state.state === 'empty' && (
        <Notice text={t('subs.noneAtAllHint')} title={t('subs.noneAtAll')} />
      )}
      {state.state === 'ready' && (
        <>
          <h1 className="mt-28 text-38 font-semibold">{title}</h1>
          <div className="subs">
            <CategoryLinks state={state} t={t} />
            <div className="subs-list">
              <SubcategoryFilter state={state} t={t} />
              <AccountList loading={loading} t={t} />
            </div>
          </div>
        </>
      )}
    </ListFrame>
  );
}
