import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useSite } from '../../lib/currentSite';
import { categoryName, t } from '../../lib/i18n';
import { inOrder } from '../../lib/site';
import { CategoryIcon } from '../../ui/facts';
import { FormField, type FormFieldProps } from '../../ui/form';

interface Props extends Pick<FormFieldProps, 'name' | 'onChange' | 'onBlur' | 'error' | 'message'> {
  value: string;
  /** Possible categories, in any order. */
  kinds: readonly string[];
}

/** Field for the category of a place. */
export function CategoryField({ kinds, ...field }: Props) {
  const { categories } = useSite();
  return (
    <FormField {...field} select label={t('placeForm.category')}>
      {inOrder(categories, kinds, String).map((kind) => (
        <MenuItem key={kind} value={kind}>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, verticalAlign: 'top' }}>
            <CategoryIcon category={kind} fontSize="small" sx={{ color: 'text.secondary' }} />
            <bdi>{categoryName(kind)}</bdi>
          </Box>
        </MenuItem>
      ))}
    </FormField>
  );
}
