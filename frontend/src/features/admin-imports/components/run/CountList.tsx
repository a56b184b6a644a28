import Box from '@mui/material/Box';
import { formatNumber, t } from '../../../../lib/i18n';
import type { ImportCounts_CountsFragment } from './ImportCounts.generated';

/** Numbers of rows by outcome, without those that are zero except the added and rejected ones. */
export function CountList({ counts }: { counts: ImportCounts_CountsFragment }) {
  const { read, added, updated, unchanged, kept, repeated, skipped, removed, rejected, citiesAdded } = counts;
  const facts = [
    { label: t('importResult.read'), n: read, isShown: true },
    { label: t('importPreview.added'), n: added, isShown: true },
    { label: t('importPreview.updated'), n: updated },
    { label: t('importPreview.unchanged'), n: unchanged },
    { label: t('importPreview.kept'), n: kept },
    { label: t('importPreview.repeated'), n: repeated },
    { label: t('importPreview.skipped'), n: skipped },
    { label: t('importPreview.removed'), n: removed },
    { label: t('importPreview.rejected'), n: rejected, isShown: true },
    { label: t('importResult.citiesAdded'), n: citiesAdded },
  ].filter(({ n, isShown }) => n > 0 || isShown);
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', m: 0 }}>
      {facts.map(({ label, n }) => (
        <Box key={label}>
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h4', fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(n)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
