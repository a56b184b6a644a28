import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { Fragment, type ReactNode } from 'react';
import { inputRules } from '../../graphql/inputRules.generated';
import { placeFields } from '../../graphql/placeFields.generated';
import { t } from '../../lib/i18n';
import { FormField, LongField, twoColumns } from '../../ui/form';
import { lazySection } from '../../ui/lazy';
import { CategoryField } from './CategoryField';
import { businessName, detailLabel } from './changes';
import { type DetailsForm, PLACE_FIELDS, type PlaceField } from './details';
import { HoursPart } from './HoursPart';
import { PriceField } from './PriceField';

/** Field of the further categories, loaded after the rest of the form. The space is that of a field with a hint. */
const MoreCategoriesField = lazySection(
  () => import('./MoreCategoriesField').then((file) => file.MoreCategoriesField),
  () => <Box sx={{ gridColumn: '1 / -1', height: 79 }} />,
);

interface Props {
  form: DetailsForm;
  /** Available categories. */
  kinds: readonly string[];
  /** Currency sign of the price ranges. */
  sign: string;
}

function hintOf(name: PlaceField): string | undefined {
  if (name === 'name') return t('placeForm.asOnTheSign');
  if (name === 'description') return t('placeForm.whatIsItLikeAnd');
  return placeFields[name].editor === 'url' ? 'https://…' : undefined;
}

function DetailField({ name, form: { field, values, setFieldValue }, kinds, sign }: Props & { name: PlaceField }) {
  const { editor } = placeFields[name];
  const props = field(name);
  const label = detailLabel(name);
  const set = (value: string) => void setFieldValue(name, value);
  switch (editor) {
    case 'category':
      return <CategoryField {...props} kinds={kinds} />;
    case 'long':
      return <LongField {...props} label={label} max={inputRules.PlaceDetailsInput[name].max} minRows={4} maxRows={14} hint={hintOf(name)} />;
    case 'price':
      return <PriceField value={values[name]} sign={sign} message={props.message} onChange={set} />;
    case 'hours':
      return <HoursPart value={values[name]} error={props.message} onChange={set} />;
    case 'choice':
      return (
        <FormField {...props} label={label} select slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}>
          {['', ...placeFields[name].choices].map((choice) => (
            <MenuItem key={choice} value={choice}>
              {businessName(choice)}
            </MenuItem>
          ))}
        </FormField>
      );
    case 'date':
      return <FormField {...props} label={label} type="date" slotProps={{ inputLabel: { shrink: true } }} />;
    case 'several':
    case 'addresses':
      return <FormField {...props} label={label} autoComplete="off" hint={t('placeForm.separatedBySemicolons')} />;
    default:
      return <FormField {...props} label={label} type={editor === 'line' ? 'text' : editor} autoComplete="off" hint={hintOf(name)} />;
  }
}

/** Returns whether a place with a business status opens on a later day. */
const opensLater = (status: string): boolean => status === 'closed-temporarily' || status === 'opening-soon';

interface SectionProps extends Props {
  sections: readonly ('basics' | 'location' | 'details')[];
  /** Field of the form that is no text; it stands below the name, beside the category. */
  besideCategory?: ReactNode;
}

/** Fields of some sections of a place's details, in a grid of two columns; long texts are the last ones of their section. */
export function DetailFields({ sections, besideCategory, ...props }: SectionProps) {
  const isLong = (name: PlaceField) => placeFields[name].editor === 'long';
  const names = sections.flatMap((section) => {
    const all = PLACE_FIELDS.filter((name) => placeFields[name].section === section && (name !== 'opensOn' || opensLater(props.form.values.businessStatus)));
    return [...all.filter((name) => !isLong(name)), ...all.filter(isLong)];
  });
  return (
    <Box sx={twoColumns}>
      {names.map((name) => (
        <Fragment key={name}>
          {name === 'category' && besideCategory}
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gridColumn: placeFields[name].isHalf || (name === 'category' && besideCategory) ? undefined : '1 / -1',
            }}
          >
            <DetailField name={name} {...props} />
          </Box>
          {name === 'category' && <MoreCategoriesField form={props.form} kinds={props.kinds} />}
        </Fragment>
      ))}
    </Box>
  );
}
