import { useQuery } from '@apollo/client/react';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import RemoveCircleOutlineRounded from '@mui/icons-material/RemoveCircleOutlineRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { t, type TextKey } from '../../../lib/i18n';
import { ErrorPanel, Spinner } from '../../../ui/feedback';
import { RichText } from '../../../ui/RichText';
import { FramedList, reasonWords, Section } from '../../../widgets/console';
import { SystemChecksDocument, type SystemChecksQuery } from './ChecksPanel.generated';

type Check = SystemChecksQuery['systemChecks'][number];
type Level = Check['findings'][number]['level'];

const LEVELS = {
  FAILURE: { Icon: ErrorRounded, color: 'error.main', label: 'system.failure' },
  WARNING: { Icon: WarningRounded, color: 'warning.main', label: 'system.warning' },
  OK: { Icon: CheckCircleRounded, color: 'success.main', label: 'system.ok' },
  SKIPPED: { Icon: RemoveCircleOutlineRounded, color: 'text.secondary', label: 'system.skipped' },
} as const satisfies Record<Level, { Icon: unknown; color: string; label: TextKey }>;

/** Levels in the order of the list: problems first. */
const ORDER = Object.keys(LEVELS) as Level[];

/** Finding of a check, with what to do about it. */
function FindingItem({ title, level, text, remedy }: { title: string } & Check['findings'][number]) {
  const { Icon, color, label } = LEVELS[level];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Icon titleAccess={t(label)} sx={{ color, mt: '2px' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
          {title}
        </Typography>
        <Typography variant="body2">{reasonWords(text)}</Typography>
        {remedy && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {reasonWords(remedy)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** The checks of `citypins doctor`, done when the screen opens and again on demand. */
export function ChecksPanel() {
  const { data, error, loading, refetch } = useQuery(SystemChecksDocument, { fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true });
  const findings = data?.systemChecks.flatMap(({ name, findings: found }) => found.map((finding) => ({ title: reasonWords(name), ...finding })));
  const sorted = findings && [...findings].sort((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
  return (
    <Section
      title={t('system.checks')}
      action={
        <Button color="inherit" variant="outlined" aria-disabled={loading} onClick={() => !loading && void refetch()} sx={{ minHeight: 44 }}>
          {t('system.checkAgain')}
        </Button>
      }
    >
      <Box aria-busy={loading} aria-live="polite">
        {loading && <Spinner label={t('system.checking')} />}
        {error && !loading && (
          <ErrorPanel title={t('system.errorChecking')} text={t('system.pleaseTryAgainLater')} error={error} onRetry={() => void refetch()} />
        )}
        {sorted && !loading && (
          <FramedList label={t('system.checks')}>
            {sorted.map((finding) => (
              <FindingItem key={`${finding.title} ${finding.text.text}`} {...finding} />
            ))}
          </FramedList>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        <RichText text="system.testMail" parts={{ mail: <MuiLink component={Link} to={paths.adminSettings('mail')} color="inherit" underline="always" /> }} />
      </Typography>
    </Section>
  );
}
