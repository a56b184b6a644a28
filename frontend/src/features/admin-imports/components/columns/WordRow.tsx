import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { t } from '../../../../lib/i18n';
import { ChoiceField } from './ChoiceField';
import type { Option } from './targets';

interface Props {
  /** Index of the word. */
  n: number;
  word: string;
  count: number;
  category: string;
  options: readonly Option[];
  message: string | undefined;
  onChoose: (n: number, category: string) => void;
}

/** Category word of the file: how many rows have it, and the category that they get. */
export const WordRow = memo(function WordRow({ n, word, count, category, options, message, onChoose }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 0.75,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          <bdi>{word}</bdi>
        </Typography>{' '}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('importColumns.rows', { count })}
        </Typography>
      </Box>
      <ChoiceField
        label={t('importColumns.categoryOf', { word })}
        value={category}
        options={options}
        message={message}
        hint={undefined}
        onChange={(value) => onChoose(n, value)}
      />
    </Box>
  );
});
