import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormPanel } from '../../../ui/form/FormPanel';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import type { Change } from '../../../widgets/place-form';

const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 5, overflow: 'hidden', whiteSpace: 'pre-line' };

/** What an edit changes, field by field: as it was, and as it should be. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <FormPanel title="What changes">
      {changes.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Nothing so far. Put right what is wrong, and it shows here.</Typography>
      )}
      {changes.length > 0 && (
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <Typography component="dt" variant="subtitle2">
                {label}
              </Typography>
              <Box component="dd" sx={{ m: 0, mt: 0.25, typography: 'body2' }}>
                <Box component="span" sx={visuallyHidden}>
                  Before:{' '}
                </Box>
                <Box component="del" sx={{ ...clamped, color: 'text.secondary', ...(!before && { textDecoration: 'none' }) }}>
                  {before || 'Not known'}
                </Box>
                <Box component="span" sx={visuallyHidden}>
                  {' '}
                  After:{' '}
                </Box>
                <Box component="ins" sx={{ ...clamped, textDecoration: 'none', fontWeight: 600 }}>
                  {after || 'Removed'}
                </Box>
              </Box>
            </div>
          ))}
        </Box>
      )}
    </FormPanel>
  );
}
