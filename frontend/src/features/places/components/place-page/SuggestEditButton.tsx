import EditLocationAltOutlined from '@mui/icons-material/EditLocationAltOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { t } from '../../../../lib/i18n';
import { paths } from '../../../../lib/paths';

/** Leads to better details of a place, by way of the sign-in for people who are not signed in. */
export function SuggestEditButton({ placeId }: { placeId: string }) {
  return (
    <Button
      component={Link}
      to={paths.suggestEdit(placeId)}
      color="inherit"
      size="small"
      startIcon={<EditLocationAltOutlined />}
      sx={{ color: 'text.secondary', '@media (pointer: coarse)': { minHeight: 44 } }}
    >
      {t('places.suggestAnEdit')}
    </Button>
  );
}
