import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { type ReactNode, type Ref, useId } from 'react';
import { t } from '../../lib/i18n';
import { settingText } from '../settings';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { FieldHead } from './FieldHead';

interface Props {
  /** Path of the texts about the list. */
  path: string;
  /** Maximum number of items. */
  most: number;
  isFull: boolean;
  /** Validation message of the list itself. */
  message: string | undefined;
  /** Sentence about the last change, for screen readers. */
  news: string;
  onAdd: () => void;
  listRef: Ref<HTMLUListElement>;
  addRef: Ref<HTMLButtonElement>;
  /** Shown above the items, such as a search. */
  search?: ReactNode;
  /** Shown below the items, such as a button that shows more of them. */
  more?: ReactNode;
  /** Items, each a `li`. */
  children: ReactNode;
}

/** A list in the form: its label, its items and a button that adds one. */
export function ListFrame({ path, most, isFull, message, news, onAdd, listRef, addRef, search, more, children }: Props) {
  const id = useId();
  const help = message ?? (isFull ? t('settings.form.full', { most }) : undefined);
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 1.5, minWidth: 0 }}>
      <FieldHead id={id} label={settingText(path)} hint={settingText(`${path}Help`)} />
      {search}
      <Box component="ul" ref={listRef} aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}>
        {children}
      </Box>
      {more && <div>{more}</div>}
      <div>
        <Button
          ref={addRef}
          variant="outlined"
          color="inherit"
          startIcon={<AddRounded />}
          aria-disabled={isFull}
          aria-describedby={help ? `${id}-help` : undefined}
          onClick={() => !isFull && onAdd()}
          sx={{ '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } }}
        >
          {settingText(`${path}Add`)}
        </Button>
        {help && (
          <FormHelperText id={`${id}-help`} error={message !== undefined}>
            {help}
          </FormHelperText>
        )}
      </div>
      <Box role="status" sx={visuallyHidden}>
        {news}
      </Box>
    </Stack>
  );
}
