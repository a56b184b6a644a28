import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { CardGrid } from '../../../ui/CardGrid';
import { PlaceCard } from '../../../widgets/places';
import type { PlaceCard_PlaceFragment } from '../../../widgets/places/PlaceCard.generated';
import type { MoreInCity_CityFragment } from './MoreInCity.generated';
import { PlaceSection } from './PlaceSection';

const MOST = 3;

/** Returns the featured places of the city, without the place itself; at most `MOST`. */
export function othersIn(city: MoreInCity_CityFragment | null, placeId: string): PlaceCard_PlaceFragment[] {
  return (city?.featuredPlaces ?? []).filter(({ id }) => id !== placeId).slice(0, MOST);
}

interface Props {
  city: MoreInCity_CityFragment;
  places: readonly PlaceCard_PlaceFragment[];
}

/** A few other places of the same city, with a link to all of them. */
export function MoreInCity({ city, places }: Props) {
  return (
    <PlaceSection
      id="more"
      title={t('places.moreInName', { name: city.name })}
      action={
        <Link component={RouterLink} to={paths.places({ city: city.id })} sx={{ fontWeight: 600, py: 1 }}>
          {t('places.viewAllPlaces')}
        </Link>
      }
    >
      <CardGrid label={t('places.otherPlacesInName', { name: city.name })}>
        {places.map((place) => (
          <li key={place.id}>
            <PlaceCard place={place} />
          </li>
        ))}
      </CardGrid>
    </PlaceSection>
  );
}
