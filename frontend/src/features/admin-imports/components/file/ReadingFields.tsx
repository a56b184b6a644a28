import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { t } from '../../../../lib/i18n';
import { FormField } from '../../../../ui/form';
import { readingFields, type ReadingValues } from './readingChoices';

interface Props {
  values: ReadingValues;
  /** Sheets of a workbook; empty for other files. */
  sheets: readonly string[];
  /** Whether the file could not be read, so that everything can be left to the detection. */
  canDetect: boolean;
  onChange: (values: ReadingValues) => void;
}

/** Fields for how a file is read: kind, encoding, delimiter, sheet. */
export function ReadingFields({ values, sheets, canDetect, onChange }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))', maxWidth: 960 }}>
      {readingFields(values, sheets).map(({ name, label, options, textOf }) => (
        <FormField
          key={name}
          select
          label={label}
          value={values[name]}
          // The detection is an empty value with a text.
          slotProps={canDetect ? { select: { displayEmpty: true }, inputLabel: { shrink: true } } : undefined}
          onChange={({ target }) =>
            // Another kind has other encodings, delimiters and sheets.
            onChange(name === 'format' ? { format: target.value, encoding: '', delimiter: '', sheet: '' } : { ...values, [name]: target.value })
          }
        >
          {canDetect && <MenuItem value="">{t('importFile.detected')}</MenuItem>}
          {options.map((option) => (
            <MenuItem key={option} value={option}>
              {name === 'sheet' ? <bdi>{option}</bdi> : textOf(option)}
            </MenuItem>
          ))}
        </FormField>
      ))}
    </Box>
  );
}
