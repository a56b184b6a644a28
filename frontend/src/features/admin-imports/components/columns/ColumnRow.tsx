import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { StandingChip } from '../../../../widgets/console';
import { dotted, isolate, t } from '../../../../lib/i18n';
import { NONE } from './choices';
import { ChoiceField } from './ChoiceField';
import type { ColumnsStep_DraftFragment } from './ColumnsStep.generated';
import { NEW_ATTRIBUTE, type Option } from './targets';

type Column = NonNullable<ColumnsStep_DraftFragment['reading']>['columns'][number];

interface Props {
  /** Index of the column. */
  n: number;
  column: Column;
  /** Number of records that were read. */
  records: number;
  target: string;
  options: readonly Option[];
  /** Earlier column with the same target, whose value counts; undefined if there is none. */
  first: string | undefined;
  /** Error of the server. */
  message: string | undefined;
  /** Whether the column can get a new attribute. */
  canAdd: boolean;
  onChoose: (n: number, target: string) => void;
}

/** Column of the file: its name, values, and the field that it gives. */
export const ColumnRow = memo(function ColumnRow({ n, column, records, target, options, first, message, canAdd, onChoose }: Props) {
  const { name, samples, filled } = column;
  const isGuess = target !== NONE && target === column.target;
  const isUnknown = column.target === null && target === NONE && filled > 0;
  const unused = isUnknown ? t('importColumns.notKnown') : undefined;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1.1fr)' },
        columnGap: 3,
        rowGap: 0.75,
        alignItems: 'start',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('importColumns.filled', { count: filled, all: records })}
        </Typography>
      </Box>
      <Typography
        variant="body2"
        dir="auto"
        sx={{ color: 'text.secondary', overflow: 'hidden', overflowWrap: 'anywhere', display: '-webkit-box', WebkitLineClamp: 3, WebkitBoxOrient: 'vertical' }}
      >
        {dotted(...samples)}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ChoiceField
            label={t('importColumns.fieldOf', { column: name })}
            value={target}
            options={options}
            message={message}
            hint={first === undefined ? unused : t('importColumns.chosenTwice', { column: isolate(first) })}
            onChange={(value) => onChoose(n, value)}
          />
          {isUnknown && canAdd && (
            <Button size="small" sx={{ mt: 0.5 }} aria-label={t('importColumns.newAttributeFor', { column: name })} onClick={() => onChoose(n, NEW_ATTRIBUTE)}>
              {t('importColumns.makeAttribute')}
            </Button>
          )}
        </Box>
        {isGuess && (
          <Box sx={{ flex: 'none', pt: 1 }}>
            <StandingChip>{t('importColumns.guess')}</StandingChip>
          </Box>
        )}
      </Box>
    </Box>
  );
});
