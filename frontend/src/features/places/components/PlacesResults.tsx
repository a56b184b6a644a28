import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths, type PlacesParams, pointIn } from '../../../lib/address';
import { EmptyState, ErrorPanel, useDeferredLoading } from '../../../ui/feedback';
import { PageNumbers } from '../../../ui/PageNumbers';
import { CardGrid } from '../../../ui/CardGrid';
import { CardSkeletons } from '../../../ui/CardSkeletons';
import type { IdStore } from '../../../ui/map';
import { DidYouMean } from './DidYouMean';
import type { PlaceCard_PlaceFragment } from '../../../widgets/places/PlaceCard.generated';
import { PlaceItem } from './PlaceItem';
import { PlacesCount } from './PlacesCount';

interface Props {
  /** Current page of the list, or the previous one while the next loads; undefined before the first. */
  places?: { items: readonly PlaceCard_PlaceFragment[]; total: number; page: number; pages: number; didYouMean: string | null };
  loading: boolean;
  error?: unknown;
  params: PlacesParams;
  /** Name of the city that the list is filtered by. */
  city?: string;
  hrefOf: (page: number) => string;
  onRetry: () => void;
  onClear: () => void;
  /** Controls beside the number of places: order, map and so on. */
  tools?: ReactNode;
  /** Line below the number of places. */
  remark?: ReactNode;
  /** Number of columns, if the list has less than the page's width. */
  columns?: 2;
  /** Id of the place under the pointer or focus. */
  lit: IdStore;
  /** Id of the place whose pin was pressed last. */
  selected: IdStore;
}

/** Scrolls to the top of the list when its page changes, except after going back in the history. */
function useTopOfList(page: number | undefined) {
  const top = useRef<HTMLDivElement>(null);
  const former = useRef(page);
  const back = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (page !== former.current && !back) top.current?.scrollIntoView();
    former.current = page;
  }, [page, back]);
  return top;
}

/** List of places in all its states: loading, failed, empty, loaded. */
export function PlacesResults({ places, loading, error, params, city, hrefOf, onRetry, onClear, tools, remark, columns, lit, selected }: Props) {
  const top = useTopOfList(params.page);
  const waiting = useDeferredLoading(loading && !places);
  const near = useMemo(() => pointIn(params.near ?? null), [params.near]);

  if (waiting) return <CardSkeletons label={t('places.loadingPlaces')} />;
  if (error) return <ErrorPanel title={t('places.errorLoadingPlaces')} text={t('places.pleaseTryAgainLater')} error={error} onRetry={onRetry} />;
  if (!places) return null;

  return (
    <Box ref={top} aria-busy={loading} sx={{ scrollMarginTop: 'calc(var(--header) + 88px)', transition: 'opacity 200ms', opacity: loading ? 0.6 : 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2, rowGap: 1, minHeight: 44 }}>
        <PlacesCount total={places.total} page={places.page} pages={places.pages} city={city} search={params.search} />
        {tools}
      </Box>
      {remark}
      {params.search && places.didYouMean && <DidYouMean search={params.search} meant={places.didYouMean} params={params} />}
      {places.total === 0 ? (
        <EmptyState
          title={t('places.noPlacesFound')}
          text={t('places.tryAdjustingYourSearchCriteria')}
          action={
            <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
              <Button variant="contained" onClick={onClear}>
                {t('places.clearFilters')}
              </Button>
              <Button component={Link} to={paths.suggestPlace(params.city)} variant="outlined" color="inherit">
                {t('places.suggestAPlace')}
              </Button>
            </Stack>
          }
        />
      ) : (
        <Box sx={{ mt: 2 }}>
          <CardGrid label={t('places.places')} columns={columns}>
            {places.items.map((place, index) => (
              <PlaceItem key={place.id} place={place} eager={index < 3} near={near} lit={lit} selected={selected} />
            ))}
          </CardGrid>
          <PageNumbers page={places.page} pages={places.pages} hrefOf={hrefOf} />
        </Box>
      )}
    </Box>
  );
}
