import { language, t } from '../../../lib/i18n';
import { cardAttributes, moreCategoriesIn, useAttributes } from '../../../widgets/place-form';
import type { PlaceCity_CityFragment } from '../../../widgets/place-form/PlaceCity.generated';
import { PlaceCard } from '../../places';
import { previewImages } from '../../../widgets/record-form';
import type { PlaceValues } from '../components/placeForm';
import type { EditPlaceScreenQuery } from './EditPlaceScreen.generated';

interface Props {
  values: PlaceValues;
  city: PlaceCity_CityFragment | undefined;
  /** Saved place; absent for a new one. */
  place?: NonNullable<EditPlaceScreenQuery['adminPlace']>;
}

/** Card of a place, made from the form's values. */
export function PlacePreview({ values, city, place }: Props) {
  const { attributes } = useAttributes();
  const { name, description, category, moreCategories, featured, priceRange, businessStatus, opensOn, images } = values;
  return (
    <PlaceCard
      described
      isDrawn={place?.status === 'ACTIVE'}
      place={{
        id: place?.id ?? '',
        name: name || t('adminPlaces.name'),
        description: { language: language.code, text: description },
        category: category || 'other',
        moreCategories: moreCategoriesIn(moreCategories),
        featured,
        priceRange: priceRange || null,
        isSample: place?.isSample ?? false,
        isFavorite: place?.isFavorite ?? false,
        rating: place?.rating ?? { average: 0, count: 0 },
        businessStatus: businessStatus || null,
        opensOn: opensOn || null,
        openingTimes: null,
        attributes: cardAttributes(attributes, values.attributes),
        coordinates: null,
        city: city ?? null,
        images: previewImages(images, place?.status === 'ACTIVE' ? place.images : []),
      }}
    />
  );
}
