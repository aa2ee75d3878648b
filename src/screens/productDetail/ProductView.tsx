import { serverNow } from '../../host/clock.ts';
import { readSettings } from '../../host/settings.ts';
import type { ActionMessageKey } from '../../i18n/translate.ts';
import { useServerSecond } from '../../islands/join/useServerSecond.ts';
import { decideProductState } from '../../model/product/normaliseProduct.ts';
import type { Product, ProductState } from '../../model/product/productTypes.ts';
import { formatDate } from '../../model/time.ts';
import { readEnvironment } from '../../services/getHost.ts';
import { SanitisedHtml } from '../single/SanitisedHtml.tsx';
import type { SingleView } from '../single/SingleScreen.tsx';

interface ProductViewProps {
  readonly product: Product;
  readonly view: SingleView;
}

const FEN_PER_YUAN = 100;

/** Message keys of the reasons why the product is not available. */
const CLOSED_MESSAGE_KEYS: Readonly<Record<Exclude<ProductState, 'open'>, ActionMessageKey>> = {
  soon: 'product.soon',
  over: 'product.over',
  gone: 'product.soldOut',
};

/**
 * Renders a product: images, price in points, period. It is exchanged in the native app, which
 * manages the points.
 */
export function ProductView({ product, view: { t } }: ProductViewProps) {
  const { name, pictures, points, priceFen, stock, from, until, html } = product;
  // The native app has its own shop, so there is no link to it.
  const isInApp = readEnvironment(readSettings()).kind === 'app';
  // The server's clock decides, because a device's clock may be wrong by a day.
  const state = decideProductState(product, useServerSecond([from, until]) ?? serverNow());
  const price = (priceFen / FEN_PER_YUAN).toFixed(2);
  const day = (at: number | null) => (at === null ? '' : formatDate(at, 'YYYY-MM-DD HH:mm'));
  return (
    <article>
      {pictures.length > 0 && (
        <ul
          aria-label={name}
          className={`product-pictures ${pictures.length > 1 ? 'product-many' : ''}`}
          // Several images scroll horizontally; focusable, so that the keyboard can scroll them.
          tabIndex={pictures.length > 1 ? 0 : undefined}
        >
          {pictures.map((url, index) => (
            <li key={url}>
              <img
                alt={index === 0 ? name : `${name} ${index + 1}`}
                loading={index === 0 ? undefined : 'lazy'}
                src={url}
              />
            </li>
          ))}
        </ul>
      )}
      <h1 className="headline mt-32 text-38 font-semibold">{name}</h1>
      <p className="mt-16 text-34 font-medium text-accent">
        {t('product.points', { n: points })}
        {priceFen > 0 && ` + ¥${price}`}
      </p>
      <dl className="mt-20 border-t py-20 text-28 text-ink-2">
        {stock !== null && <Fact name={t('product.stock')} value={String(stock)} />}
        {(from !== null || until !== null) && (
          <Fact name={t('product.period')} value={`${day(from)} – ${day(until)}`.trim()} />
        )}
      </dl>
      {/* The field of the stock is a guess: a stock of 0 does not hide the button. */}
      {(state === 'open' || state === 'gone') && !isInApp && (
        <button
          className="filled flex min-h-88 w-full items-center justify-center rounded text-30"
          data-act="openApp"
          type="button"
        >
          {t('product.exchange')}
        </button>
      )}
      {state !== 'open' && (
        <p className="rounded bg-raised py-28 text-center text-30 text-ink-2" role="status">
          {t(CLOSED_MESSAGE_KEYS[state])}
        </p>
      )}
      {html && <SanitisedHtml html={html} />}
    </article>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="flex gap-24 py-4">
    <dt className="text-ink-3">{name}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
);
