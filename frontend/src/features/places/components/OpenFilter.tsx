import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { openAtDays, withChosen } from '../../../lib/places';
import { chipInput } from '../../../ui/chipInput';
import type { FilterProps, Option } from '../../../widgets/places';
import { ChoiceChips } from './ChoiceChips';
import { countText } from './facetOptions';
import { FilterPart } from './FilterPart';

/** Filter by opening hours: at any time, now, or at a day and time of the places. */
export function OpenFilter({ params, change, facets }: Pick<FilterProps, 'params' | 'change' | 'facets'>) {
  const facet = facets.find(({ key }) => key === 'open');
  const { openAt = '' } = params;
  const isAtTime = openAt !== '' && openAt !== 'now';
  const found = facet?.options.find(({ value }) => value === 'now');
  const now: Option = { value: 'now', text: t('places.openNow'), ...(facet && found && !isAtTime && { count: countText(found.count, facet) }) };
  const set = (value: string) => change(withChosen(params, 'open', value && value !== openAt ? [value] : []));
  const [[first, last]] = useState(() => openAtDays(new Date()));
  return (
    <FilterPart title={facet?.name ?? t('places.openingHours')}>
      <ChoiceChips
        wrap
        label={facet?.name ?? t('places.openingHours')}
        options={[{ value: '', text: t('places.anyTime') }, now]}
        chosen={[openAt]}
        onChoose={set}
      />
      <TextField
        type="datetime-local"
        size="small"
        label={t('places.dayAndTime')}
        value={isAtTime ? openAt : ''}
        onChange={({ target }) => target.value !== '' && target.validity.valid && change({ openAt: target.value.slice(0, 16) }, { typing: true })}
        slotProps={{ htmlInput: { min: `${first}T00:00`, max: `${last}T23:59` }, inputLabel: { shrink: true }, input: { sx: chipInput } }}
        sx={{ mt: 1.5 }}
      />
    </FilterPart>
  );
}
