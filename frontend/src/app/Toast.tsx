import { styled } from '@mui/material/styles';
import { MaterialDesignContent } from 'notistack';
import { radius } from '../ui/shape';

/** Toast with the colors and typography of the theme. */
export const Toast = styled(MaterialDesignContent)(({ theme }) => {
  const { success, error, info } = theme.vars.palette;
  return {
    ...theme.typography.body2,
    fontWeight: 600,
    borderRadius: radius.control,
    boxShadow: theme.vars.shadows[2],
    '&.notistack-MuiContent-success': { backgroundColor: success.main, color: success.contrastText },
    '&.notistack-MuiContent-error': { backgroundColor: error.main, color: error.contrastText },
    '&.notistack-MuiContent-info': { backgroundColor: info.main, color: info.contrastText },
  };
});
