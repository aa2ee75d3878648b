import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { loadProductPage, productDetail } from '../../state/productDetail.ts';
import { SingleScreen } from '../single/SingleScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { ProductView } from './ProductView.tsx';

const load = () => void loadProductPage(readSettings(), readPage().flags.id);

/** Template page of a product of the points shop. */
export const ProductDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <SingleScreen
    describe={({ value: { id, name, html, pictures } }) => ({
      name,
      description: html,
      pictures,
      path: linkTo('productDetail', {}, readSettings().siteBase, { id: id || undefined }),
    })}
    missing={['product.gone', 'product.goneHint']}
    name={(t) => t('product.title')}
    load={load}
    page={productDetail}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(product, view) => <ProductView product={product} view={view} />}
  </SingleScreen>
);
