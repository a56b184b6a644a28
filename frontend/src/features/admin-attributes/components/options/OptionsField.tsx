import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { getIn } from 'formik';
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasWords, t } from '../../../../lib/i18n';
import { FormField } from '../../../../ui/form';
import { useDragging } from '../../../../ui/useDragging';
import { blankValues, type ControlProps, ListFrame, useItems, useShown } from '../../../../widgets/setting-fields';
import type { LocalizedValue, SettingValues } from '../../../../widgets/settings';
import { OptionRow } from './OptionRow';

/** Number of options up to which all are shown at first, and the list has no search. */
const FEW = 20;

/** Stands for the last option, which the form has just added. */
const LAST = 'last';
const NONE = '';

/** Returns all words by which an option is found: its key, names and synonyms. */
const wordsOf = ({ key, names, synonyms }: SettingValues): string =>
  [String(key), ...[names, synonyms].flatMap((texts) => Object.values(texts as LocalizedValue))].join(' ');

/** Keeps Enter in the search from saving the form. */
const keepForm = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Field for the options of an attribute, which can have 200: a search, and fields of one option at a time. */
export function OptionsField(control: ControlProps<'records'>) {
  const { field, name, form } = control;
  const { items, keys, remove, move, frame } = useItems<SettingValues>(control, blankValues(field.fields));
  const [search, setSearch] = useState('');
  const [isWhole, showWhole] = useState(false);
  const isWrong = (n: number) => form.submitCount > 0 && getIn(form.errors, `${name}.${n}`) !== undefined;
  const wrong = keys.filter((_, n) => isWrong(n)).map(String);
  const [shown, open] = useShown<string>(NONE, wrong, form.submitCount);
  const [saved, see] = useState(form.initialValues);
  if (saved !== form.initialValues) {
    see(form.initialValues);
    // The server moves retired options to the end, so another one can be the last by now.
    if (shown === LAST) open(NONE);
  }
  const opened = shown === LAST ? String(keys.at(-1)) : shown;

  const rows = items.map((option, n) => ({ option, n, key: keys[n] ?? n }));
  const found = rows.filter(({ option }) => hasWords(wordsOf(option), search));
  const limit = isWhole ? found.length : FEW;
  const near = new Set(found.slice(0, limit));
  // The open option and wrong ones stay in sight.
  const visible = rows.filter((row) => near.has(row) || String(row.key) === opened || isWrong(row.n));
  const moveTo = (from: number, to: number) => {
    if (shown === LAST) open(opened);
    move(from, to);
  };
  const dragAt = useDragging(keys.map(String), moveTo);
  const searchField = items.length > FEW && (
    <Box onKeyDown={keepForm}>
      <FormField
        label={t('adminAttributes.searchOptions')}
        type="search"
        autoComplete="off"
        value={search}
        hint={t('adminAttributes.optionsFound', { count: found.length })}
        onChange={({ target }) => setSearch(target.value)}
      />
    </Box>
  );
  return (
    <ListFrame
      {...frame}
      onAdd={() => {
        flushSync(() => open(LAST));
        frame.onAdd();
      }}
      search={searchField}
      more={
        found.length > limit && (
          <Button color="inherit" onClick={() => showWhole(true)}>
            {t('adminAttributes.showAllOptions', { count: found.length })}
          </Button>
        )
      }
    >
      {visible.map(({ option, n, key }) => (
        <OptionRow
          key={key}
          control={control}
          option={option}
          n={n}
          isOpen={String(key) === opened}
          isWrong={isWrong(n)}
          isFirst={n === 0}
          isLast={n === items.length - 1}
          drag={dragAt(String(key))}
          onOpen={(isOpen) => open(isOpen ? String(key) : NONE)}
          onMove={(by) => moveTo(n, n + by)}
          onRemove={() => {
            open(NONE);
            remove(n);
          }}
        />
      ))}
    </ListFrame>
  );
}
