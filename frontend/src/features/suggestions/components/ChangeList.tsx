import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '../../../lib/i18n';
import { FormPanel } from '../../../ui/form';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import type { Change } from '../../../widgets/place-form';

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 5, overflow: 'hidden', whiteSpace: 'pre-line', textAlign: 'left' };

/** List of an edit's changed fields with the old and the new values. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <FormPanel title={t('suggestions.whatChanges')}>
      {changes.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('suggestions.noChangesYet')}</Typography>}
      {changes.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <Typography component="dt" variant="subtitle2">
                {label}
              </Typography>
              <Box component="dd" sx={{ m: 0, mt: 0.25, typography: 'body2' }}>
                <Box component="span" sx={visuallyHidden}>
                  {t('suggestions.before')}{' '}
                </Box>
                <Box component="del" dir="auto" sx={{ ...clamped, color: 'text.secondary', ...(!before && { textDecoration: 'none' }) }}>
                  {before || t('suggestions.notKnown')}
                </Box>
                <Box component="span" sx={visuallyHidden}>
                  {' '}
                  {t('suggestions.after')}{' '}
                </Box>
                <Box component="ins" dir="auto" sx={{ ...clamped, textDecoration: 'none', fontWeight: 600 }}>
                  {after || t('suggestions.removed')}
                </Box>
              </Box>
            </div>
          ))}
        </Box>
      )}
    </FormPanel>
  );
}
