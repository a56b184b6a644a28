import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { t } from '../../../lib/i18n';
import { ChoiceChips } from './ChoiceChips';

/** Number of options that show at first. */
const FIRST = 12;

/** Chips of a group; the first ones and the chosen ones, until all of them are wanted. */
export function FoldedChips(props: Omit<ComponentProps<typeof ChoiceChips>, 'wrap'>) {
  const { options, chosen, label } = props;
  const [isWhole, show] = useState(options.length <= FIRST + 1);
  const shown = isWhole ? options : options.filter(({ value }, n) => n < FIRST || chosen.includes(value));
  return (
    <>
      <ChoiceChips {...props} wrap options={shown} />
      {shown.length < options.length && (
        <Button size="small" onClick={() => show(true)} sx={{ mt: 1 }} aria-label={`${label}: ${t('places.showAllOptions', { count: options.length })}`}>
          {t('places.showAllOptions', { count: options.length })}
        </Button>
      )}
    </>
  );
}
