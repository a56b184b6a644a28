import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { DuplicatePolicy } from '../../../../graphql/schema.generated';
import { t, type TextKey } from '../../../../lib/i18n';

const POLICIES = {
  SAME: 'importPreview.policySame',
  ADD: 'importPreview.policyAdd',
  SKIP: 'importPreview.policySkip',
} as const satisfies Record<DuplicatePolicy, TextKey>;

const NAMES = Object.keys(POLICIES) as DuplicatePolicy[];

interface Props<Value> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
}

/** Field that decides about all rows that are probably the same as places of the site, except those decided one by one. */
export function PolicyField({ label, value, onChange }: Props<DuplicatePolicy>) {
  return (
    <TextField select size="small" label={label} value={value} onChange={({ target }) => onChange(target.value as DuplicatePolicy)} sx={{ minWidth: 220 }}>
      {NAMES.map((name) => (
        <MenuItem key={name} value={name}>
          {t(POLICIES[name])}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Field that decides about one row; null: as about the others. */
export function DecisionField({ label, value, others, onChange }: Props<DuplicatePolicy | null> & { others: DuplicatePolicy }) {
  return (
    <TextField
      select
      size="small"
      value={value ?? ''}
      onChange={({ target }) => onChange(NAMES.find((name) => name === target.value) ?? null)}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
      sx={{ minWidth: { sm: 290 } }}
    >
      <MenuItem value="">{t('importPreview.asOthers', { what: t(POLICIES[others]) })}</MenuItem>
      {NAMES.map((name) => (
        <MenuItem key={name} value={name}>
          {t(POLICIES[name])}
        </MenuItem>
      ))}
    </TextField>
  );
}
