import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/address';
import { siteLanguages } from '../../../lib/currentSite';
import { dotted, formatBytes, formatDate, language, languageName, t } from '../../../lib/i18n';
import { keep, type KeptCity, removeCity, useKept } from '../../../lib/kept';
import { DesktopTooltip } from '../../../ui/DesktopTooltip';
import { keepProblem } from '../../../widgets/offline';

/** Returns the props of the link to a kept city, in the language in which it is kept: the only one that opens without a connection. */
function linkTo({ id, language: code }: KeptCity) {
  const kept = siteLanguages.offered.find((one) => one.code === code) ?? language;
  return kept === language ? { component: Link, to: paths.city(id) } : { href: siteLanguages.pathIn(kept, paths.city(id)) };
}

/** Row of a kept city: its page, date, size and language, and buttons to update and remove it. */
export function KeptCityRow({ city, isOffline }: { city: KeptCity; isOffline: boolean }) {
  const { id, name, isWhole, date, bytes } = city;
  const state = useKept(id);
  const isRunning = state.is === 'running';
  const facts = isWhole ? [formatDate(date), formatBytes(bytes)] : [t('offline.interrupted')];
  const shown = city.language === language.code ? facts : [...facts, languageName(city.language)];

  return (
    <Box component="li" sx={{ px: 2, py: 1.5 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <MuiLink {...linkTo(city)} sx={{ fontWeight: 600 }}>
            <bdi>{name}</bdi>
          </MuiLink>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {dotted(...shown)}
          </Typography>
        </Box>
        {!isOffline && !isRunning && (
          <DesktopTooltip title={t('offline.update')}>
            <IconButton aria-label={t('offline.updateName', { name })} onClick={() => void keep(city, bytes)}>
              <RefreshRounded />
            </IconButton>
          </DesktopTooltip>
        )}
        <DesktopTooltip title={t('offline.remove')}>
          <IconButton aria-label={t('offline.removeName', { name })} onClick={() => void removeCity(id)}>
            <DeleteOutlineRounded />
          </IconButton>
        </DesktopTooltip>
      </Stack>
      {isRunning && <LinearProgress aria-label={t('offline.progress')} sx={{ mt: 1 }} />}
      {state.is === 'failed' && (
        <Typography role="alert" variant="body2" sx={{ mt: 1, color: 'error.main' }}>
          {keepProblem(state, name)}
        </Typography>
      )}
    </Box>
  );
}
