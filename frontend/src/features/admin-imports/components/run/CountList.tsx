import Box from '@mui/material/Box';
import { formatNumber, t } from '../../../../lib/i18n';
import type { ImportCounts_CountsFragment } from './ImportCounts.generated';

/** Numbers of rows by outcome, without those that are zero except the added and rejected ones. */
export function CountList({ counts }: { counts: ImportCounts_CountsFragment }) {
  const { read, added, updated, unchanged, kept, repeated, skipped, removed, rejected, citiesAdded } = counts;
  const facts = [
    { name: t('importResult.read'), n: read, isShown: true },
    { name: t('importPreview.added'), n: added, isShown: true },
    { name: t('importPreview.updated'), n: updated },
    { name: t('importPreview.unchanged'), n: unchanged },
    { name: t('importPreview.kept'), n: kept },
    { name: t('importPreview.repeated'), n: repeated },
    { name: t('importPreview.skipped'), n: skipped },
    { name: t('importPreview.removed'), n: removed },
    { name: t('importPreview.rejected'), n: rejected, isShown: true },
    { name: t('importResult.citiesAdded'), n: citiesAdded },
  ].filter(({ n, isShown }) => n > 0 || isShown);
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', m: 0 }}>
      {facts.map(({ name, n }) => (
        <Box key={name}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h4', fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(n)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
