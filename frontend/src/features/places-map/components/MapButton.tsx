import MapOutlined from '@mui/icons-material/MapOutlined';
import Button from '@mui/material/Button';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';
import { Chip } from '../../../widgets/places';

interface Props {
  /** `toggle`: shows or hides the map beside the list. `opener`: opens the map dialog. `floating`: as `opener`, at the bottom of phones. */
  kind: 'toggle' | 'opener' | 'floating';
  isShown?: boolean;
  onPress: () => void;
}

export function MapButton({ kind, isShown = false, onPress }: Props) {
  if (kind === 'floating') {
    return (
      <Button
        variant="contained"
        aria-haspopup="dialog"
        startIcon={<MapOutlined aria-hidden />}
        onClick={onPress}
        sx={{
          position: 'fixed',
          zIndex: (theme) => theme.zIndex.appBar - 1,
          bottom: 'calc(var(--bottom-bar) + 16px)',
          insetInline: 0,
          width: 'fit-content',
          marginInline: 'auto',
          height: 48,
          px: 2.5,
          borderRadius: radius.pill,
          boxShadow: 8,
        }}
      >
        {t('places.map')}
      </Button>
    );
  }
  return (
    <Chip {...(kind === 'toggle' ? { active: isShown, 'aria-pressed': isShown } : { 'aria-haspopup': 'dialog' as const })} onClick={onPress}>
      <MapOutlined aria-hidden sx={{ fontSize: 18 }} />
      {t('places.map')}
    </Chip>
  );
}
