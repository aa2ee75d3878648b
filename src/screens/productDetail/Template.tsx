import { readPage } from '../../host/page.ts';
import { readSettings } from '../../host/settings.ts';
import { linkTo } from '../../routes.ts';
import { openProduct, productDetail } from '../../stores/productDetail.ts';
import { SingleScreen } from '../single/SingleScreen.tsx';
import { SingleSkeleton } from '../single/SingleSkeleton.tsx';
import { ProductView } from './ProductView.tsx';

const open = () => void openProduct(readSettings(), readPage().flags.id);

/** Template page of a product of the points shop. */
export const ProductDetailTemplate = ({ loading }: { readonly loading: string }) => (
  <SingleScreen
    describe={({ value: { id, name, html, pictures } }) => ({
      name,
      description: html,
      pictures,
      path: linkTo('productDetail', {}, readSettings().siteBase, { id: id || undefined }),
    })}
    gone={['product.gone', 'product.goneHint']}
    name={(t) => t('product.title')}
    open={open}
    page={productDetail}
    skeleton={<SingleSkeleton label={loading} />}
  >
    {(product, view) => <ProductView product={product} view={view} />}
  </SingleScreen>
);
