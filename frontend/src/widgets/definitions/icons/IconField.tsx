import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { hasWords, t } from '../../../lib/i18n';
import { PathIcon } from '../../../ui/facts';
import { FormField } from '../../../ui/form';
import { radius } from '../../../ui/shape';
import { visuallyHidden } from '../../../ui/visuallyHidden';
import { type ControlProps, FieldHead, valueAt } from '../../setting-fields';
import { optionText, settingText } from '../../settings';
import type { IconField_IconFragment } from './IconField.generated';
import { Tiles } from './Tiles';

interface Props extends ControlProps<'choice'> {
  icons: readonly IconField_IconFragment[];
}

/** Field for an icon: a grid of all icons, and a search by their names in the language of the page or in English. */
export function IconField({ name, path, form, icons }: Props) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const named = icons.map((icon) => ({ ...icon, text: optionText(path, icon.name) }));
  const found = named.filter((icon) => hasWords(`${icon.text} ${icon.name}`, search));
  const set = (value: string) => void form.setFieldValue(name, value);
  const value = valueAt(form, name) as string;

  // Shows the chosen icon in the middle of the grid, without moving the page.
  useEffect(() => {
    const box = grid.current;
    const tile = box?.querySelector('input:checked')?.parentElement;
    if (box && tile) box.scrollTop += tile.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
  }, []);

  const press = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      grid.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
    } else if (event.key === 'Enter') {
      event.preventDefault(); // the form would be saved
      if (search.trim() !== '' && first) set(first.name);
    }
  };
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 1.5, minWidth: 0 }}>
      <FieldHead id={id} label={settingText(path)} hint={settingText(`${path}Help`)} />
      <Box onKeyDown={press}>
        <FormField
          label={t('definitions.searchIcons')}
          type="search"
          autoComplete="off"
          value={search}
          hint={found.length === 0 ? t('definitions.noIcon') : t('definitions.iconsFound', { count: found.length })}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {search !== '' && (found.length === 0 ? t('definitions.noIcon') : t('definitions.iconsFound', { count: found.length }))}
      </Box>
      {found.length > 0 && (
        <Box ref={grid} sx={{ maxHeight: 232, overflowY: 'auto', p: 1, border: 1, borderColor: 'divider', borderRadius: radius.control }}>
          <Tiles
            labelId={id}
            tiles={found.map((icon) => ({ value: icon.name, text: icon.text, content: <PathIcon path={icon.path} /> }))}
            value={value}
            width={48}
            onChange={set}
          />
        </Box>
      )}
    </Stack>
  );
}
