import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ChangeEvent } from 'react';
import { t } from '../../../lib/i18n';
import type { CitiesParams } from '../../../lib/address';
import { radius } from '../../../ui/shape';

interface SelectProps {
  label: string;
  /** Text of the field while nothing is chosen. */
  all: string;
  options: readonly string[];
  value?: string;
  onChange: (value: string | undefined) => void;
}

function Select({ label, all, options, value = '', onChange }: SelectProps) {
  // Shows an unknown value from the address too, so the visitor can see and remove it.
  const names = value && !options.includes(value) ? [value, ...options] : options;
  return (
    <TextField
      select
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value || undefined)}
      sx={{ flex: { xs: '1 1 40%', sm: '1 1 0' }, maxWidth: { md: 220 } }}
      slotProps={{
        select: {
          displayEmpty: true,
          SelectDisplayProps: { 'aria-label': `${label}: ${value || all}` },
          MenuProps: { slotProps: { paper: { sx: { maxHeight: 360 } } } },
        },
        input: { sx: { borderRadius: radius.pill, minHeight: 44 } },
      }}
    >
      <MenuItem value="">{all}</MenuItem>
      {names.map((name) => (
        <MenuItem key={name} value={name}>
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}

interface Props {
  params: CitiesParams;
  change: (patch: Partial<CitiesParams>) => void;
  states: readonly string[];
  countries: readonly string[];
}

/** Filters of the city list: state, country, featured. */
export function CityFilters({ params, change, states, countries }: Props) {
  return (
    <>
      <Select label={t('cities.state')} all={t('cities.allStates')} options={states} value={params.state} onChange={(state) => change({ state })} />
      <Select
        label={t('cities.country')}
        all={t('cities.allCountries')}
        options={countries}
        value={params.country}
        onChange={(country) => change({ country, state: undefined })}
      />
      <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: '9px', minHeight: 44, whiteSpace: 'nowrap', cursor: 'pointer' }}>
        <Box
          component="input"
          type="checkbox"
          checked={params.featured ?? false}
          onChange={(event: ChangeEvent<HTMLInputElement>) => change({ featured: event.target.checked })}
          sx={{ m: '1px', width: 20, height: 20, accentColor: (theme) => theme.vars.palette.primary.main }}
        />
        {t('cities.featuredOnly')}
      </Box>
    </>
  );
}
