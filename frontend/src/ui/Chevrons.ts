import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import { language } from '../lib/i18n';

/** Icons for previous and next, mirrored on right-to-left pages. */
export const [PreviousIcon, NextIcon] =
  language.direction === 'rtl' ? ([ChevronRightRounded, ChevronLeftRounded] as const) : ([ChevronLeftRounded, ChevronRightRounded] as const);
