import type { PlaceCity_CityFragment } from '../../../widgets/place-form/PlaceCity.generated';
import { PlaceCard } from '../../places';
import type { PlaceValues } from '../components/form/placeForm';
import { previewImages } from '../components/form/preview';
import type { EditPlaceScreenQuery } from './EditPlaceScreen.generated';

interface Props {
  values: PlaceValues;
  city: PlaceCity_CityFragment | undefined;
  /** As the guide has it; left out for a new one. */
  place?: NonNullable<EditPlaceScreenQuery['adminPlace']>;
}

/** A place as its card will show it. */
export function PlacePreview({ values, city, place }: Props) {
  const { name, description, category, featured, priceRange, images } = values;
  return (
    <PlaceCard
      described
      isDrawn={place?.status === 'ACTIVE'}
      place={{
        id: place?.id ?? '',
        name: name || 'Name',
        description,
        category: category || 'other',
        featured,
        priceRange: priceRange || null,
        isSample: place?.isSample ?? false,
        isFavorite: place?.isFavorite ?? false,
        rating: place?.rating ?? { average: 0, count: 0 },
        openingTimes: null,
        coordinates: null,
        city: city ?? null,
        images: previewImages(images, place?.status === 'ACTIVE' ? place.images : []),
      }}
    />
  );
}
