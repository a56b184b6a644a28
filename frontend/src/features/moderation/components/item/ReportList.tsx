import FlagOutlined from '@mui/icons-material/FlagOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate, t } from '../../../../lib/i18n';
import { radius } from '../../../../ui/shape';
import { REASONS } from '../../../../widgets/reports';
import type { ReportList_ReportFragment } from './ReportList.generated';

const labelOf = (reason: ReportList_ReportFragment['reason']): string => REASONS.find(({ value }) => value === reason)?.label ?? reason;

/** User reports about an item. Renders nothing if there are none. */
export function ReportList({ reports }: { reports: readonly ReportList_ReportFragment[] }) {
  if (reports.length === 0) return null;
  return (
    <Box component="section" aria-label={t('moderation.reports')} sx={{ px: 2, py: 1.5, border: 1, borderColor: 'warning.main', borderRadius: radius.control }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {reports.map(({ id, reason, note, createdAt, user }) => (
          <Box key={id} component="li" sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1 }}>
            <FlagOutlined aria-hidden fontSize="small" sx={{ color: 'warning.main', mt: 0.25 }} />
            <div>
              <Typography variant="subtitle2" component="h3" sx={{ fontWeight: 700 }}>
                {labelOf(reason)}
              </Typography>
              {note && (
                <Typography sx={{ whiteSpace: 'pre-line' }}>
                  <bdi>{note}</bdi>
                </Typography>
              )}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <bdi>{user?.name ?? t('moderation.aFormerUser')}</bdi> · <time dateTime={createdAt}>{formatDate(createdAt)}</time>
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
