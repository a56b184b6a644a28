import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, type PlacesParams } from '../../../../lib/paths';
import { useStored } from '../../../../lib/useStored';

const isFlag = (stored: unknown): stored is boolean => typeof stored === 'boolean';

/** In the entry of the history that a press on the button made: to close the map is to go back from it. */
const OPENED = { mapOpened: true };
const isOpened = (state: unknown): boolean => (state as typeof OPENED | null)?.mapOpened === true;

/** Where the map is: beside the list where there is room, which this browser remembers; else over it, which the address says. */
export function useMapPlace(params: PlacesParams) {
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [isWanted, want] = useStored('places-map', true, isFlag);
  const navigate = useNavigate();
  const location = useLocation();
  const isOver = !hasRoom && params.view === 'map';

  function toggle(): void {
    if (hasRoom) want(!isWanted);
    else if (!isOver) void navigate(paths.places({ ...params, view: 'map' }), { state: OPENED, preventScrollReset: true });
    else if (isOpened(location.state)) void navigate(-1);
    else void navigate(paths.places({ ...params, view: undefined }), { replace: true, preventScrollReset: true });
  }
  const button: 'toggle' | 'opener' | 'floating' = hasRoom ? 'toggle' : isPhone ? 'floating' : 'opener';
  return { hasRoom, isBeside: hasRoom && isWanted, isOver, button, toggle };
}
