import { t } from '../../../lib/i18n';
import { formatDistance } from '../../../lib/places';
import { type FilterProps, NearMeChip } from '../../../widgets/places';
import { ChoiceChips } from './ChoiceChips';
import { FilterPart } from './FilterPart';

/** Offered distances (m), and days since a place was added. */
const [DISTANCES, DAYS] = [
  [500, 1000, 2000, 5000, 10_000],
  [7, 30, 90],
];

type Props = Pick<FilterProps, 'params' | 'change'>;

/** Filter by the distance from the visitor, who is asked for the position first. */
export function DistanceFilter({ params, change }: Props) {
  return (
    <FilterPart title={t('places.distance')}>
      {params.near === undefined ? (
        <NearMeChip params={params} change={change} />
      ) : (
        <ChoiceChips
          wrap
          label={t('places.distance')}
          options={DISTANCES.map((metres) => ({ value: String(metres), text: t('places.within', { distance: formatDistance(metres) }) }))}
          chosen={[String(params.maxDistance ?? '')]}
          onChoose={(value) => change({ maxDistance: Number(value) === params.maxDistance ? undefined : Number(value) })}
        />
      )}
    </FilterPart>
  );
}

/** Filter by places that were added lately. */
export function NewnessFilter({ params, change }: Props) {
  return (
    <FilterPart title={t('places.recentlyAdded')}>
      <ChoiceChips
        wrap
        label={t('places.recentlyAdded')}
        options={DAYS.map((days) => ({ value: String(days), text: t('places.addedWithin', { count: days }) }))}
        chosen={[String(params.addedWithin ?? '')]}
        onChoose={(value) => change({ addedWithin: Number(value) === params.addedWithin ? undefined : Number(value) })}
      />
    </FilterPart>
  );
}
