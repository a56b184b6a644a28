import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../../lib/i18n';
import { FormField } from '../../../../ui/form';
import { itemName } from '../../../../widgets/settings';
import { type ControlProps, messageAt } from './control';
import { ListFrame } from './ListFrame';
import { useItems } from './useItems';

/** Field for a list of single lines. */
export function TextsField({ field: { most }, ...control }: ControlProps<'texts'>) {
  const { name, path, form } = control;
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { items, keys, news, add, remove } = useItems(control, '');

  const addFocused = () => {
    flushSync(add);
    list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
  };
  // The pressed button disappears.
  const removeFocused = (n: number) => {
    remove(n);
    button.current?.focus();
  };
  return (
    <ListFrame
      path={path}
      most={most}
      isFull={items.length >= most}
      message={messageAt(form, name)}
      news={news}
      onAdd={addFocused}
      listRef={list}
      addRef={button}
    >
      {keys.map((key, n) => (
        <Box key={key} component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <FormField {...form.field(`${name}.${n}`)} label={itemName(path, n)} autoComplete="off" />
          <IconButton aria-label={t('settings.form.remove', { item: itemName(path, n) })} onClick={() => removeFocused(n)} sx={{ mt: 0.75 }}>
            <CloseRounded />
          </IconButton>
        </Box>
      ))}
    </ListFrame>
  );
}
