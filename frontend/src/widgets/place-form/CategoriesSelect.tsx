import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import { categoryName } from '../../lib/i18n';
import { CategoryIcon } from '../../ui/facts';
import { FormField, type FormFieldProps } from '../../ui/form';

interface Props extends Pick<FormFieldProps, 'name' | 'onBlur' | 'error' | 'message' | 'label' | 'hint'> {
  /** Slugs of the possible categories, in their order. */
  offered: readonly string[];
  chosen: readonly string[];
  /** Maximum number of categories; absent if there is none. */
  most?: number;
  onChange: (chosen: string[]) => void;
}

/** Field for several categories, shown as chips. */
export function CategoriesSelect({ offered, chosen, most = Number.POSITIVE_INFINITY, onChange, ...field }: Props) {
  return (
    <FormField
      {...field}
      select
      value={chosen}
      onChange={({ target }) => onChange(([] as string[]).concat(target.value))}
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
        <MenuItem key={kind} value={kind} disabled={chosen.length >= most && !chosen.includes(kind)}>
          <bdi>{categoryName(kind)}</bdi>
        </MenuItem>
      ))}
    </FormField>
  );
}
