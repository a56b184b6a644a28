import Box from '@mui/material/Box';
import { useSite } from '../../lib/currentSite';
import { t } from '../../lib/i18n';
import { inOrder } from '../../lib/site';
import { CategoriesSelect } from './CategoriesSelect';
import { type DetailsForm, moreCategoriesIn } from './details';

/** Maximum number of further categories; the server refuses more. */
const MOST = 4;

interface Props {
  form: DetailsForm;
  /** Possible categories, in any order. */
  kinds: readonly string[];
}

/** Field for the categories of a place besides the main one. */
export function MoreCategoriesField({ form: { field, values, setFieldValue }, kinds }: Props) {
  const { categories } = useSite();
  const chosen = moreCategoriesIn(values.moreCategories).filter((kind) => kind !== values.category);
  const offered = inOrder(categories, [...new Set([...kinds, ...chosen])], String).filter((kind) => kind !== values.category);
  const { name, onBlur, error, message } = field('moreCategories');
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <CategoriesSelect
        {...{ name, onBlur, error, message }}
        label={t('placeForm.moreCategories')}
        hint={t('placeForm.upToFourOthers')}
        offered={offered}
        chosen={chosen}
        most={MOST}
        onChange={(slugs) => void setFieldValue('moreCategories', slugs.join(';'))}
      />
    </Box>
  );
}
