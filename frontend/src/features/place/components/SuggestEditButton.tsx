import EditLocationAltOutlined from '@mui/icons-material/EditLocationAltOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';

/** Link to the "Suggest an edit" form; visitors who are not signed in sign in first. */
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
