import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import { useSite } from '../../lib/currentSite';
import { categoryName, t } from '../../lib/i18n';
import { inOrder } from '../../lib/site';
import { CategoryIcon } from '../../ui/facts';
import { FormField } from '../../ui/form';
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
      <FormField
        {...{ name, onBlur, error, message }}
        select
        label={t('placeForm.moreCategories')}
        hint={t('placeForm.upToFourOthers')}
        value={chosen}
        onChange={({ target }) => void setFieldValue('moreCategories', ([] as string[]).concat(target.value).join(';'))}
        slotProps={{
          select: {
            multiple: true,
            renderValue: () => (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
                {chosen.map((kind) => (
                  <Chip key={kind} size="small" icon={<CategoryIcon category={kind} />} label={<bdi>{categoryName(kind)}</bdi>} />
                ))}
              </Box>
            ),
          },
        }}
      >
        {offered.map((kind) => (
          <MenuItem key={kind} value={kind} disabled={chosen.length >= MOST && !chosen.includes(kind)}>
            <bdi>{categoryName(kind)}</bdi>
          </MenuItem>
        ))}
      </FormField>
    </Box>
  );
}
