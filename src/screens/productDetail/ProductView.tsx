import type { ReactNode } from 'react';
import { formatExactTime } from '../../i18n/formatTimestamp.ts';
import type { Product } from '../../model/product/normaliseProduct.ts';
import { linkTo } from '../../routes.ts';
import { SanitisedProse } from '../../ui/SanitisedProse.tsx';
import type { SingleView } from '../single/singleView.ts';

interface ProductViewProps {
  /** Its HTML has passed the sanitiser. */
  readonly product: Product;
  readonly view: SingleView;
  /** How to exchange it, which changes with time. */
  readonly exchange: ReactNode;
}

const FEN_PER_YUAN = 100;

/**
 * Renders a product: images, price in points, period, how to exchange it, and the way back to the
 * member's points.
 */
export function ProductView({ product, view: { t, base }, exchange }: ProductViewProps) {
  const { name, pictures, points, priceFen, stock, from, until, html } = product;
  const pointsLink = linkTo('integralShop', {}, base);
  const price = (priceFen / FEN_PER_YUAN).toFixed(2);
  const day = (at: number | null) => (at === null ? '' : formatExactTime(at, t));
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
      {exchange}
      <SanitisedProse html={html} />
      <a className="mt-40 flex min-h-88 items-center text-30 text-accent" href={pointsLink}>
        {t('product.toPoints')}
      </a>
    </article>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="flex gap-24 py-4">
    <dt className="text-ink-3">{name}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
);
