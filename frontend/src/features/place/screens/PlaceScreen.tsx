import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Navigate, useParams } from 'react-router-dom';
import { type FirstQueries, isNotFound } from '../../../lib/api';
import { paths } from '../../../lib/address';
import { t } from '../../../lib/i18n';
import { useHead } from '../../../lib/page';
import { ErrorPanel, useDeferredLoading } from '../../../ui/feedback';
import { PageContainer } from '../../../ui/PageContainer';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import type { BaseMap } from '../../../ui/map';
import { ReportPlaceButton } from '../../../widgets/reports';
import { MyReview, PlaceReviews, ReviewAction } from '../../reviews';
import type { SectionLink } from '../components/anchors';
import { MoreInCity, othersIn } from '../components/MoreInCity';
import { PlaceAbout } from '../components/PlaceAbout';
import { PlaceActionBar } from '../components/PlaceActionBar';
import { PlaceActionsPanel } from '../components/PlaceActionsPanel';
import { PlaceAttributes } from '../components/PlaceAttributes';
import { PlaceContact } from '../components/PlaceContact';
import { PlaceDetails } from '../components/PlaceDetails';
import { PlaceHero } from '../components/PlaceHero';
import { PlaceHours } from '../components/hours/PlaceHours';
import { PlaceLocation } from '../components/PlaceLocation';
import { PlaceNotFound } from '../components/PlaceNotFound';
import { PlacePage } from '../components/PlacePage';
import { PlacePageSkeleton } from '../components/PlacePageSkeleton';
import { PlaceSection } from '../components/PlaceSection';
import { PlaceSource } from '../components/PlaceSource';
import { isPublic, PlaceStanding } from '../components/PlaceStanding';
import { SectionNav } from '../components/SectionNav';
import { SuggestEditButton } from '../components/SuggestEditButton';
import { useLateHash } from '../components/useLateHash';
import { PlaceScreenDocument, type PlaceScreenQuery } from './PlaceScreen.generated';

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useHead({ title: t('places.place') });
  return (
    <PageContainer sx={{ py: { xs: 4, sm: 8 }, position: 'relative' }}>
      <Box component="h1" tabIndex={-1} sx={visuallyHidden}>
        {t('places.place')}
      </Box>
      <ErrorPanel title={t('places.errorLoadingPlace')} text={t('places.pleaseTryAgainLater')} error={error} onRetry={onRetry} />
    </PageContainer>
  );
}

interface Loaded {
  place: NonNullable<PlaceScreenQuery['place']>;
  base: BaseMap;
}

function sectionsOf(place: Loaded['place'], hasMore: boolean): SectionLink[] {
  const { attributes, coordinates, city } = place;
  return [
    { id: 'about', label: t('places.about') },
    ...(attributes.length > 0 ? [{ id: 'good-to-know', label: t('attributes.goodToKnow') } as const] : []),
    ...(coordinates ? [{ id: 'location', label: t('places.location') } as const] : []),
    ...(isPublic(place) ? [{ id: 'reviews', label: t('places.reviews') } as const] : []),
    ...(city && hasMore ? [{ id: 'more', label: t('places.moreInName', { name: city.name }) } as const] : []),
  ];
}

function LoadedPlace({ place, base }: Loaded) {
  const { id, name, city, description, isSample, coordinates } = place;
  useHead({ title: city ? `${name}, ${city.name}` : name, description: description.text, noIndex: !isPublic(place) });
  const others = othersIn(city, id);

  return (
    <PlacePage
      hero={
        <>
          <PlaceStanding place={place} />
          <PlaceHero place={place} action={<ReviewAction placeId={id} variant="contained" />} />
        </>
      }
      nav={<SectionNav sections={sectionsOf(place, others.length > 0)} />}
      main={
        <>
          <PlaceAbout description={description} isSample={isSample} />
          <PlaceAttributes place={place} />
          {coordinates && <PlaceLocation place={place} coordinates={coordinates} base={base} />}
        </>
      }
      side={
        <>
          <PlaceHours place={place} />
          <PlaceContact place={place} />
          <PlaceDetails place={place} />
          <PlaceActionsPanel place={place}>
            <ReviewAction placeId={id} variant="contained" fullWidth />
          </PlaceActionsPanel>
          <Stack sx={{ alignItems: 'flex-start' }}>
            {isPublic(place) && <SuggestEditButton placeId={id} />}
            <ReportPlaceButton place={place} />
          </Stack>
          <PlaceSource place={place} />
        </>
      }
      reviews={
        isPublic(place) && (
          <PlaceSection id="reviews" title={t('places.reviews')} action={<ReviewAction placeId={id} variant="outlined" />}>
            <MyReview place={place} />
            <PlaceReviews place={place} />
          </PlaceSection>
        )
      }
      more={city && others.length > 0 && <MoreInCity city={city} places={others} />}
      bar={
        <PlaceActionBar place={place}>
          <ReviewAction placeId={id} variant="text" />
        </PlaceActionBar>
      }
    />
  );
}

/** Queries for the first data of the screen; prefetched when the user points at a link to it. */
export const firstQueries: FirstQueries = ({ params: { id = '' } }) => [{ query: PlaceScreenDocument, variables: { id } }];

/** Page of a place: description, location, reviews, and other places of its city. */
export function PlaceScreen() {
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useQuery(PlaceScreenDocument, { variables: { id } });
  const waiting = useDeferredLoading(loading && !data);
  useLateHash(Boolean(data?.place));

  // The id of a merged place leads to the place that has its content.
  if (data?.place && data.place.id !== id.toLowerCase()) return <Navigate replace to={paths.place(data.place.id)} />;
  if (data?.place) return <LoadedPlace key={id} place={data.place} base={data.site.map} />;
  if (loading) return waiting ? <PlacePageSkeleton /> : null;
  if (error && !isNotFound(error)) return <Failed error={error} onRetry={() => void refetch()} />;
  return <PlaceNotFound />;
}
