import MapOutlined from '@mui/icons-material/MapOutlined';
import Button from '@mui/material/Button';
import { radius } from '../../../../ui/shape';
import { Chip } from '../Chip';

interface Props {
  /** `floating`: over the list, at the bottom of phones. */
  kind: 'toggle' | 'opener' | 'floating';
  isShown?: boolean;
  onPress: () => void;
}

/** Shows the map, beside the list or over it. */
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
          left: '50%',
          transform: 'translateX(-50%)',
          height: 48,
          px: 2.5,
          borderRadius: radius.pill,
          boxShadow: 8,
        }}
      >
        Map
      </Button>
    );
  }
  return (
    <Chip {...(kind === 'toggle' ? { active: isShown, 'aria-pressed': isShown } : { 'aria-haspopup': 'dialog' as const })} onClick={onPress}>
      <MapOutlined aria-hidden sx={{ fontSize: 18 }} />
      Map
    </Chip>
  );
}
