import { readSettings } from '../../host/settings.ts';
import type { ActionMessageKey, ActionTranslate } from '../../i18n/translate.ts';
import type { ProductState } from '../../model/product/normaliseProduct.ts';
import { readEnvironment } from '../../services/readEnvironment.ts';

interface ProductExchangeProps {
  readonly state: ProductState;
  readonly t: ActionTranslate;
}

/** Message keys of the reasons why the product is not available. */
const CLOSED_MESSAGE_KEYS: Readonly<Record<Exclude<ProductState, 'open'>, ActionMessageKey>> = {
  soon: 'product.soon',
  over: 'product.over',
  gone: 'product.soldOut',
};

/**
 * Renders the button that exchanges a product in the native app, which manages the points, or the
 * reason why the product is not available.
 */
export function ProductExchange({ state, t }: ProductExchangeProps) {
  // The native app has its own shop, so there is no link to it.
  const isInApp = readEnvironment(readSettings()).kind === 'app';
  return (
    <>
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
    </>
  );
}
