import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { t } from '../../../../lib/i18n';
import { FormPanel } from '../../../../ui/form';
import { AllButton } from './AllButton';
import { NONE, type ReadDraft, wordsOf } from './choices';
import { errorAt } from './errorAt';
import type { Option } from './targets';
import type { ChoiceForm } from './useChoices';
import { useFirst } from './useFirst';
import { WordRow } from './WordRow';

/** Number of words that are shown at first. */
const SHOWN = 30;

interface Props {
  draft: ReadDraft;
  form: ChoiceForm;
  /** Categories, to leave rows out, and the category of unknown words. */
  options: readonly Option[];
}

/** The category words of the file, with the category that their places get. Unknown words come first. */
export function WordsPanel({ draft, form, options }: Props) {
  const { most, showAll } = useFirst(form, 'words', SHOWN);
  const { words } = form.values;
  const { setFieldValue } = form;
  const all = useMemo(() => wordsOf(draft), [draft]);
  const choose = useCallback((n: number, category: string) => void setFieldValue(`words.${n}.category`, category), [setFieldValue]);
  const known = useMemo(() => options.filter(({ value }) => value !== NONE), [options]);
  const unknown = words.filter(({ category }) => category === NONE).length;
  return (
    <FormPanel
      title={t('importColumns.categories')}
      text={unknown > 0 ? t('importColumns.unknownWords', { count: unknown }) : t('importColumns.allWordsKnown')}
    >
      <Box component="ul" aria-label={t('importColumns.categories')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.slice(0, most).map(({ word, count, initial }, n) => (
          <WordRow
            key={word}
            n={n}
            word={word}
            count={count}
            category={words[n]?.category ?? NONE}
            options={initial === NONE ? options : known}
            message={errorAt(form, `words.${n}.category`)}
            onChoose={choose}
          />
        ))}
      </Box>
      <AllButton most={most} count={all.length} label={t('importColumns.allWords', { count: all.length })} onPress={showAll} />
    </FormPanel>
  );
}
