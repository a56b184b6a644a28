import { categoryName, FREE, priceName, t } from '../../../lib/i18n';
import { placeFields } from '../../../graphql/placeFields.generated';
import { categorySlug } from '../../../lib/places';
import { FilterField, OriginChips, useListAddress } from '../../../widgets/console';
import { businessName, detailLabel } from '../../../widgets/place-form';
import { AttributesFilter } from './AttributesFilter';
import { addedWithinIn, PRICES } from './filterAddress';

/** Offered numbers of days since places were added. */
const ADDED_WITHIN = [1, 7, 30, 90];

/** Names a price by its currency signs, in the usual currency of price ranges. */
const priceText = (price: string): string => priceName(price === 'free' ? FREE : '$'.repeat(Number(price)));

/** Filters of the list of places. @param props.kinds slugs of the categories of places, in their order */
export function PlaceFilters({ kinds }: { kinds: readonly string[] }) {
  const any = t('adminPlaces.any');
  const days = addedWithinIn(useListAddress().address) ?? 1;
  const flags = (yes: string, no: string) => [
    { value: 'false', text: no },
    { value: 'true', text: yes },
  ];
  return (
    <>
      <FilterField
        name="category"
        label={t('adminPlaces.category')}
        any={t('adminPlaces.allCategories')}
        canonical={categorySlug}
        isSeveral
        options={kinds.map((value) => ({ value, text: categoryName(value) }))}
      />
      <AttributesFilter />
      <FilterField name="price" label={detailLabel('priceRange')} any={any} isSeveral options={PRICES.map((value) => ({ value, text: priceText(value) }))} />
      <FilterField name="withHours" label={detailLabel('openingHours')} any={any} options={flags(t('adminPlaces.withHours'), t('adminPlaces.withoutHours'))} />
      <FilterField name="withPhotos" label={t('adminPlaces.photos')} any={any} options={flags(t('adminPlaces.withPhotos'), t('adminPlaces.withoutPhotos'))} />
      <FilterField
        name="addedWithin"
        label={t('adminPlaces.added')}
        any={any}
        options={[...new Set([...ADDED_WITHIN, days])].map((count) => ({ value: String(count), text: t('adminPlaces.lastDays', { count }) }))}
      />
      <FilterField
        name="businessStatus"
        label={detailLabel('businessStatus')}
        any={any}
        options={[...placeFields.businessStatus.choices, 'open'].map((value) => ({ value, text: businessName(value) }))}
      />
      <FilterField name="reported" label={t('adminPlaces.reports')} any={any} options={[{ value: 'true', text: t('adminPlaces.reported') }]} />
      <OriginChips />
    </>
  );
}
