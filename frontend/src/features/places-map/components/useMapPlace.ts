import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, type PlacesParams } from '../../../lib/address';
import { useStored } from '../../../lib/browser';

const isFlag = (stored: unknown): stored is boolean => typeof stored === 'boolean';

/** Marks history entries that the map button added: closing the map then goes back instead of replacing the entry. */
const OPENED = { mapOpened: true };
const isOpened = (state: unknown): boolean => (state as typeof OPENED | null)?.mapOpened === true;

/** Decides if the map is beside the list (wide windows; remembered in this browser) or over it (`?view=map`). */
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
