import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { t } from '../../lib/i18n';
import { FormField } from '../../ui/form';
import { itemName } from '../settings';
import type { ControlProps } from './control';
import { ListFrame } from './ListFrame';
import { useItems } from './useItems';

/** Field for a list of single lines. */
export function TextsField(control: ControlProps<'texts'>) {
  const { name, path, form } = control;
  const { keys, remove, frame } = useItems(control, '');
  return (
    <ListFrame {...frame}>
      {keys.map((key, n) => (
        <Box key={key} component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <FormField {...form.field(`${name}.${n}`)} label={itemName(path, n)} autoComplete="off" />
          <IconButton aria-label={t('settings.form.remove', { item: itemName(path, n) })} onClick={() => remove(n)} sx={{ mt: 0.75 }}>
            <CloseRounded />
          </IconButton>
        </Box>
      ))}
    </ListFrame>
  );
}
