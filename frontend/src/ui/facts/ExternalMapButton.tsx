import MapOutlined from '@mui/icons-material/MapOutlined';
import IconButton from '@mui/material/IconButton';
import { t } from '../../lib/i18n';
import { mapsUrl } from '../../lib/address';
import { DesktopTooltip } from '../DesktopTooltip';

interface Props {
  coordinates: { latitude: number; longitude: number };
  /** Label with the place's name: "Open Gateway of India in Google Maps". */
  label: string;
}

/** Button that opens Google Maps at the coordinates in a new tab. Clicks do not reach the card around it. */
export function ExternalMapButton({ coordinates, label }: Props) {
  return (
    <DesktopTooltip title={label}>
      <IconButton
        component="a"
        href={mapsUrl(coordinates)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('ui.labelOpensInANewTab', { label })}
        onClick={(event: { stopPropagation(): void }) => event.stopPropagation()}
        sx={{
          width: 44,
          height: 44,
          bgcolor: 'background.paper',
          color: 'text.primary',
          border: 1,
          borderColor: 'divider',
          '&:hover': { bgcolor: 'sunken.main' },
        }}
      >
        <MapOutlined fontSize="small" aria-hidden />
      </IconButton>
    </DesktopTooltip>
  );
}
