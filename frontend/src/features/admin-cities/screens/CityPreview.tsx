import { language, t } from '../../../lib/i18n';
import { pointOf } from '../../../widgets/place-form';
import { CityCard } from '../../cities';
import { previewImages } from '../../../widgets/record-form';
import { cityInputOf, type CityValues } from '../components/cityForm';
import type { CityForm_CityFragment } from '../components/CityForm.generated';

interface Props {
  values: CityValues;
  /** Saved city; absent for a new one. */
  city?: CityForm_CityFragment;
}

/** Card of a city, made from the form's values. */
export function CityPreview({ values, city }: Props) {
  const { name, state, country, description, featured, images } = values;
  const { population, foundedYear } = cityInputOf(values);
  return (
    <CityCard
      isDrawn={city?.status === 'ACTIVE'}
      city={{
        id: city?.id ?? '',
        name: name || t('adminCities.name'),
        state: state || t('adminCities.state'),
        country: country || t('adminCities.country'),
        description: { language: language.code, text: description },
        featured,
        population: population || null,
        foundedYear: Number.isInteger(foundedYear) ? (foundedYear ?? null) : null,
        coordinates: pointOf(values) ?? { latitude: 0, longitude: 0 },
        images: previewImages(images, city?.status === 'ACTIVE' ? city.images : []),
      }}
    />
  );
}
