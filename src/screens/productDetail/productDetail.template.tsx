import { readPage } from '../../host/page.ts';
import {
  decideProductState,
  type Product,
  type ProductState,
} from '../../model/product/normaliseProduct.ts';
import { formatDescription } from '../../model/text.ts';
import { linkTo } from '../../routes.ts';
import { withConfig } from '../../state/singlePage.ts';
import { ChangingPart, renderOnTime } from '../../templates/ChangingPart.tsx';
import { type PartProps, startSingleTemplate } from '../../templates/singleTemplate.tsx';
import type { SingleView } from '../single/singleView.ts';
import { ProductExchange } from './ProductExchange.tsx';
import { ProductView } from './ProductView.tsx';
import { loadProduct } from './productDetail.load.ts';

/** What changes with the product's period. */
const PART = 'exchange';

type ProductProps = PartProps<Product, SingleView>;

startSingleTemplate<Product>({
  View: ({ data, view }) => (
    <ProductView
      exchange={
        <ChangingPart id={PART}>
          <ProductExchange state={decideFirstState({ data, view })} t={view.t} />
        </ChangingPart>
      }
      product={data}
      view={view}
    />
  ),
  describe: ({ id, name, html, pictures }, { base }) => ({
    name,
    description: formatDescription(html),
    pictures,
    path: linkTo('productDetail', {}, base, { id: id || undefined }),
  }),
  load: withConfig((client) => loadProduct(client, readPage().flags.id)),
  missing: ['product.gone', 'product.goneHint'],
  name: (t) => t('product.title'),
  sanitise: (product, sanitise) => ({ ...product, html: sanitise(product.html) }),
  start: (props) => watchState(props),
});

function decideFirstState({ data, view }: Pick<ProductProps, 'data' | 'view'>): ProductState {
  return decideProductState(data, view.now ?? 0);
}

/** Shows the state of a product when its period begins and ends. */
const watchState = ({ data, view }: ProductProps): Promise<void> =>
  renderOnTime(PART, {
    moments: [data.from, data.until],
    first: decideFirstState({ data, view }),
    decide: (now) => decideProductState(data, now),
    render: (state) => <ProductExchange state={state} t={view.t} />,
  });
