import { readPage } from '../../host/page.ts';
import { toHtml } from '../../markup/jsxRuntime.ts';
import {
  decideProductState,
  type Product,
  type ProductState,
} from '../../model/product/normaliseProduct.ts';
import { formatDescription } from '../../model/text.ts';
import { linkTo } from '../../routes.ts';
import { withConfig } from '../../state/singlePage.ts';
import { type PartProps, startSingleTemplate } from '../../templates/singleTemplate.tsx';
import type { SingleView } from '../single/singleView.ts';
import { ProductExchange } from './ProductExchange.tsx';
import { ProductView } from './ProductView.tsx';
import { loadProduct } from './productDetail.load.ts';

/** The element of what changes with the product's period. */
const BOX = 'exchange';

type ProductProps = PartProps<Product, SingleView>;

startSingleTemplate<Product>({
  View: ({ data, view }) => (
    <ProductView
      exchange={
        <div className="contents" id={BOX}>
          <ProductExchange state={decideFirstState({ data, view })} t={view.t} />
        </div>
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
  start: watchState,
});

function decideFirstState({ data, view }: Pick<ProductProps, 'data' | 'view'>): ProductState {
  return decideProductState(data, view.now ?? 0);
}

/**
 * Shows the state of a product when its period begins and ends. The server's clock decides, because a
 * device's clock may be wrong by a day.
 */
async function watchState({ data, view }: ProductProps): Promise<void> {
  const { from, until } = data;
  const box = document.getElementById(BOX);
  if (!box || (from === null && until === null)) return;
  const { createServerTimer } = await import('../../services/serverTimer.ts');
  const timer = createServerTimer();
  let shown = decideFirstState({ data, view });
  timer.subscribe(() => {
    const state = decideProductState(data, timer.now());
    if (state === shown) return;
    shown = state;
    box.innerHTML = toHtml(<ProductExchange state={state} t={view.t} />);
  });
  timer.watch([from, until]);
}
