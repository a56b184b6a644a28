import { useSearchParams } from 'react-router-dom';
import type { ReviewSort } from '../../../graphql/schema.generated';
import { t } from '../../../lib/i18n';
import { pageParam, paths } from '../../../lib/address';

/** Sort orders of the list, by their value in the address. */
export const reviewSorts = {
  newest: {
    sort: 'NEWEST',
    get label() {
      return t('reviews.newest');
    },
  },
  highest: {
    sort: 'HIGHEST',
    get label() {
      return t('reviews.highest');
    },
  },
  lowest: {
    sort: 'LOWEST',
    get label() {
      return t('reviews.lowest');
    },
  },
  helpful: {
    sort: 'HELPFUL',
    get label() {
      return t('reviews.mostHelpful');
    },
  },
} as const satisfies Record<string, { sort: ReviewSort; label: string }>;

export type ReviewOrder = keyof typeof reviewSorts;

const isOrder = (word: string): word is ReviewOrder => Object.hasOwn(reviewSorts, word);

interface Choice {
  /** Only reviews with exactly this number of stars. */
  rating?: number;
  order: ReviewOrder;
  page: number;
}

function read(params: URLSearchParams): Choice {
  const rating = params.get('rating') ?? '';
  const order = params.get('reviews') ?? '';
  return {
    rating: /^[1-5]$/.test(rating) ? Number(rating) : undefined,
    order: isOrder(order) ? order : 'newest',
    page: pageParam(params.get('reviewPage')),
  };
}

function write(params: URLSearchParams, { rating, order, page }: Choice): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | undefined) => (value === undefined ? next.delete(name) : next.set(name, value));
  set('rating', rating?.toString());
  set('reviews', order === 'newest' ? undefined : order);
  set('reviewPage', page === 1 ? undefined : String(page));
  return next;
}

/**
 * Returns filter, order and page of a place's reviews from the address: `?rating=5&reviews=highest&reviewPage=2`.
 * Ignores invalid values. A change of filter or order goes back to page 1.
 */
export function useReviewParams(placeId: string) {
  const [params, setParams] = useSearchParams();
  const choice = read(params);
  const change = (part: Partial<Choice>) => setParams((now) => write(now, { ...read(now), page: 1, ...part }), { preventScrollReset: true });

  return {
    ...choice,
    filter: (rating: number | undefined) => change({ rating }),
    arrange: (order: ReviewOrder) => change({ order }),
    hrefOf: (page: number) => {
      const query = write(params, { ...choice, page }).toString();
      return `${paths.place(placeId)}${query ? `?${query}` : ''}#reviews`;
    },
  };
}
