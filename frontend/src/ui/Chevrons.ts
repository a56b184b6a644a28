import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { language } from '../lib/locale';

/** Signs for back and on, in the direction that the page's language is read in. */
export const [PreviousIcon, NextIcon] =
  language.direction === 'rtl' ? ([ChevronRightRounded, ChevronLeftRounded] as const) : ([ChevronLeftRounded, ChevronRightRounded] as const);
