import Box from '@mui/material/Box';
import { language, t } from '../../lib/i18n';
import { radius } from '../shape';
import { visuallyHidden } from '../visuallyHidden';
import type { FocusedPart } from './useFocusOn';

/** Size of the cross-hair (px). */
const SIZE = 44;
const LINES = 'M22 2v13M22 29v13M2 22h13M29 22h13';

// above all of Leaflet's panes
const above = { position: 'absolute', zIndex: 1000, pointerEvents: 'none' } as const;

const note = {
  ...above,
  insetBlockStart: 10,
  insetInline: 64,
  width: 'fit-content',
  marginInline: 'auto',
  px: 1.5,
  py: 0.75,
  borderRadius: radius.control,
  border: 1,
  borderColor: 'divider',
  typography: 'body2',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const;

const line = { stroke: 'currentColor', strokeLinecap: 'round' } as const;

/** Mark at the center of the map. */
function CrossHair() {
  return (
    <Box
      component="svg"
      aria-hidden
      className="cross-hair"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      sx={{ ...above, width: SIZE, height: SIZE, top: `calc(50% - ${SIZE / 2}px)`, left: `calc(50% - ${SIZE / 2}px)`, fill: 'none' }}
    >
      {/* A wide line in the color of the background keeps the cross visible on all maps. */}
      <Box component="path" d={LINES} sx={{ ...line, color: 'background.paper', strokeWidth: 7 }} />
      <Box component="path" d={LINES} sx={{ ...line, color: 'text.primary', strokeWidth: 3 }} />
    </Box>
  );
}

interface Props {
  /** Ids of the instructions for the map and for the pin, which `aria-describedby` refers to. */
  ids: Record<'map' | 'pin', string>;
  focused: FocusedPart;
}

/** Instructions for the keyboard, which show while it is used, and the cross-hair where Enter sets the pin. */
export function PickerHelp({ ids, focused }: Props) {
  return (
    <>
      {focused === 'map' && <CrossHair />}
      <Box id={ids.map} dir={language.direction} sx={focused === 'map' ? note : visuallyHidden}>
        {t('ui.arrowKeysMoveTheMap')}
      </Box>
      <Box id={ids.pin} dir={language.direction} sx={focused === 'pin' ? note : visuallyHidden}>
        {t('ui.arrowKeysMoveThePin')}
      </Box>
    </>
  );
}
